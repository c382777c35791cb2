// What scrolls must be reached by the keyboard; what does not scroll must not be in its way.
export function scrolling(node: HTMLElement): () => void {
  const look = () => {
    const overflows = node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1;
    if (overflows) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  if (!("ResizeObserver" in globalThis)) return () => undefined;
  const observer = new ResizeObserver(look);
  observer.observe(node);
  for (const child of node.children) observer.observe(child);
  return () => observer.disconnect();
}
