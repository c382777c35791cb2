// The labels of answers, as messages.
import type { Closed, Message, Open } from "../wire/wire";
import type { Box } from "./box";

/** `action-TYPE` with the fields of the action, where the table gives no other label. */
export function labelOf(box: Box, answer: Open | Closed): Message {
  if ("label" in answer && answer.label) return answer.label;
  const { type, ...args } = box.catalogue[answer.code] ?? { type: "done" };
  return { key: `action-${type}`, args };
}
