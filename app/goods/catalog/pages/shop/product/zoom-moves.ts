import { openDialog } from "#app/ui/open-dialog.ts";

/** Wider than any window, so that the browser loads the largest file. */
const LARGEST = "300vw";

const stripOf = (frame: HTMLElement) => frame.querySelector<HTMLElement>(".zoom-strip");

/** Shows the pictures over the whole window, the pressed one first; a swipe shows the next. */
export function openZoom(frame: HTMLElement, link: HTMLElement): void {
  const [dialog, strip] = [frame.querySelector("dialog"), stripOf(frame)];
  const model = strip?.firstElementChild;
  if (!dialog || !strip || !model) return;
  const links = [...frame.querySelectorAll<HTMLElement>("[data-does='zoom']")];
  strip.replaceChildren(...links.map((each) => slideOf(each, model)));
  openDialog(dialog.id, link);
  strip.scrollTo({ left: links.indexOf(link) * strip.clientWidth, behavior: "instant" });
  followZoom(frame);
}

function slideOf(link: HTMLElement, model: Element): Node {
  const slide = model.cloneNode(true);
  const picture = link.querySelector("picture")?.cloneNode(true);
  if (!(slide instanceof HTMLElement) || !(picture instanceof HTMLElement)) return slide;
  for (const sized of picture.querySelectorAll("[sizes]")) sized.setAttribute("sizes", LARGEST);
  picture.className = "picture";
  const button = slide.querySelector("button");
  button?.setAttribute("aria-pressed", "false");
  button?.replaceChildren(picture);
  return slide;
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

export function stepZoom(frame: HTMLElement, step: number): void {
  const strip = stripOf(frame);
  strip?.scrollBy({ left: step * strip.clientWidth });
}

/** The number and the words of the picture that is seen. */
export function followZoom(frame: HTMLElement): void {
  const strip = stripOf(frame);
  if (!strip?.clientWidth) return;
  const index = Math.round(strip.scrollLeft / strip.clientWidth);
  write(frame.querySelector("[data-zoomed]"), String(index + 1));
  write(frame.querySelector("[data-caption]"), strip.children[index]?.querySelector("img")?.alt);
}

function write(place: Element | null, text = ""): void {
  if (place && place.textContent !== text) place.textContent = text;
}
