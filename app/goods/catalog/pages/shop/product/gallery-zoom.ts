import { openDialog } from "#app/ui/open-dialog.ts";

/** Wider than any window, so that the browser loads the largest file. */
const LARGEST = "300vw";

/** Shows a link's picture over the whole window. A press there enlarges it around that point. */
export function openZoom(frame: HTMLElement, link: HTMLElement): void {
  const dialog = frame.querySelector("dialog");
  const button = dialog?.querySelector("[data-does='grow']");
  const picture = link.querySelector("picture")?.cloneNode(true);
  if (!dialog || !button || !(picture instanceof HTMLElement)) return;
  for (const sized of picture.querySelectorAll("[sizes]")) sized.setAttribute("sizes", LARGEST);
  picture.querySelector("img")?.setAttribute("loading", "eager");
  picture.className = "picture";
  button.replaceChildren(picture);
  button.setAttribute("aria-pressed", "false");
  openDialog(dialog.id, link);
}

/** A press on an enlarged picture shrinks it again. */
export function growZoom(button: HTMLElement, { clientX, clientY, detail }: MouseEvent): void {
  const before = button.getBoundingClientRect();
  const isLarge = button.getAttribute("aria-pressed") === "true";
  // A press by keyboard has no position, so the middle is used.
  const across = detail === 0 ? 0.5 : (clientX - before.left) / before.width;
  const down = detail === 0 ? 0.5 : (clientY - before.top) / before.height;
  button.setAttribute("aria-pressed", String(!isLarge));
  const around = button.parentElement;
  if (isLarge || !around) return;
  around.scrollLeft = across * button.offsetWidth - around.clientWidth / 2;
  around.scrollTop = down * button.offsetHeight - around.clientHeight / 2;
}
