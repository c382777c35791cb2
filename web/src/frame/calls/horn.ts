// A horn, blown softly: two notes, a fifth apart, made here.
const NOTES = [
  { pitch: 146.8, from: 0, to: 0.28 },
  { pitch: 220.2, from: 0.22, to: 0.85 },
];
const LOUD = 0.12;
const ATTACK = 0.06; // seconds
const OVERTONES = [1, 2, 3]; // each softer than the one before

let hall: AudioContext | null = null;

export function horn(): void {
  // A browser lets a page be heard only after somebody has touched it.
  if (!("AudioContext" in globalThis) || navigator.userActivation?.hasBeenActive === false) return;
  hall ??= new AudioContext();
  void hall.resume();
  for (const note of NOTES) for (const overtone of OVERTONES) blow(hall, note, overtone);
}

function blow(context: AudioContext, { pitch, from, to }: (typeof NOTES)[number], overtone: number): void {
  const [start, end] = [context.currentTime + from, context.currentTime + to];
  const pipe = context.createOscillator();
  const breath = context.createGain();
  pipe.type = "sine";
  pipe.frequency.setValueAtTime(pitch * overtone * 0.97, start);
  pipe.frequency.linearRampToValueAtTime(pitch * overtone, start + ATTACK);
  breath.gain.setValueAtTime(0, start);
  breath.gain.linearRampToValueAtTime(LOUD / overtone, start + ATTACK);
  breath.gain.linearRampToValueAtTime(0, end);
  pipe.connect(breath).connect(context.destination);
  pipe.start(start);
  pipe.stop(end);
}
