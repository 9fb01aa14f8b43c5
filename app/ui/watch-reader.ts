const watched = new WeakMap<HTMLElement, () => boolean>();

/**
 * Whether the reader is at the messages in this box, by pointer or by focus, or not at the page at
 * all. Alt+T brings the focus to them; Escape, or a button pressed, back to where it was.
 */
export function watchReader(box: HTMLElement): () => boolean {
  const known = watched.get(box);
  if (known) return known;
  let cameFrom: Element | null = null;
  // Not `:hover`, which stays where a finger was.
  let pointed = false;
  const has = () => box.contains(document.activeElement);
  const goBack = () => {
    if (!has()) return;
    if (cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  box.addEventListener("pointerenter", () => (pointed = true));
  box.addEventListener("pointerleave", () => (pointed = false));
  box.addEventListener("focusin", ({ relatedTarget: before }) => {
    if (before instanceof Element && !box.contains(before)) cameFrom = before;
  });
  box.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("button")) goBack();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") goBack();
    if (!event.altKey || event.code !== "KeyT" || !box.querySelector("p")) return;
    event.preventDefault();
    box.focus();
  });
  // A message that goes takes the pointer along, of which not every browser tells.
  new MutationObserver(() => (pointed &&= box.querySelector("p") !== null)).observe(box, {
    childList: true,
    subtree: true,
  });
  const isThere = () => document.hidden || has() || pointed;
  watched.set(box, isThere);
  return isThere;
}
