import { openDialog } from "#app/ui/open-dialog.ts";

/** Wider than any window, so that the browser takes the largest file. */
const LARGEST = "300vw";

/** Shows the picture of a link over the whole window; pressed there, it grows around that point. */
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

/** A picture that is large already gets small again. */
export function growZoom(button: HTMLElement, { clientX, clientY, detail }: MouseEvent): void {
  const before = button.getBoundingClientRect();
  const isLarge = button.getAttribute("aria-pressed") === "true";
  // A press by the keyboard is nowhere: the middle then.
  const across = detail === 0 ? 0.5 : (clientX - before.left) / before.width;
  const down = detail === 0 ? 0.5 : (clientY - before.top) / before.height;
  button.setAttribute("aria-pressed", String(!isLarge));
  const around = button.parentElement;
  if (isLarge || !around) return;
  around.scrollLeft = across * button.offsetWidth - around.clientWidth / 2;
  around.scrollTop = down * button.offsetHeight - around.clientHeight / 2;
}
