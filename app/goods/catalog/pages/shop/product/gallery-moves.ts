import { followZoom, growZoom, openZoom, stepZoom } from "./zoom-moves.ts";

/** Follows the gallery's visible slide within `frame`, whose HTML another product can replace. */
export function watchGallery(frame: HTMLElement): void {
  const follow = () => {
    follows(frame);
    followZoom(frame);
  };
  const stop = () => stopAt(frame);
  frame.addEventListener("scroll", follow, { capture: true, passive: true });
  frame.addEventListener("scrollend", stop, { capture: true });
  frame.addEventListener("pointerover", follow);
  frame.addEventListener("pointerdown", stop);
  frame.addEventListener("wheel", stop, { passive: true });
  frame.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || isHeld(event)) return;
    event.preventDefault();
    if (isInZoom(event)) stepZoom(frame, step);
    else move(frame, step);
  });
  follow();
}

/** Handles a control of the gallery: shows a slide, moves by one, or enlarges a picture. */
export function pressControl(frame: HTMLElement, control: HTMLElement, press: MouseEvent): void {
  const { does, to = "0" } = control.dataset;
  if (does === "zoom") openZoom(frame, control);
  if (does === "grow") growZoom(control, press);
  if (does === "show") show(frame, Number(to));
  if (does === "step") show(frame, shownIn(frame) + Number(to));
}

const stripOf = (frame: HTMLElement) => frame.querySelector<HTMLElement>(".gallery-strip");
const linksOf = (frame: HTMLElement) => [
  ...frame.querySelectorAll<HTMLElement>("[data-does='show']"),
];

/** The slide that it is moving to, or else the visible one; from 0. */
function shownIn(frame: HTMLElement): number {
  const strip = stripOf(frame);
  if (!strip) return 0;
  const { goal } = strip.dataset;
  return goal === undefined ? Math.round(strip.scrollLeft / strip.clientWidth) : Number(goal);
}

/** The reader has taken over by touch, or the slide has arrived. */
function stopAt(frame: HTMLElement): void {
  delete stripOf(frame)?.dataset["goal"];
  follows(frame);
}

function show(frame: HTMLElement, wanted: number): void {
  const strip = stripOf(frame);
  if (!strip) return;
  const index = Math.max(0, Math.min(strip.children.length - 1, wanted));
  const left = index * strip.clientWidth;
  if (Math.abs(strip.scrollLeft - left) > 1) strip.dataset["goal"] = String(index);
  follows(frame);
  strip.scrollTo({ left });
}

/** Arrow keys move the focus too. */
function move(frame: HTMLElement, step: number): void {
  show(frame, shownIn(frame) + step);
  const index = shownIn(frame);
  const inStrip = stripOf(frame)?.contains(document.activeElement) ?? false;
  const isLink = document.activeElement?.matches("[data-does='show']") ?? false;
  if (isLink) linksOf(frame)[index]?.focus({ preventScroll: true });
  if (!inStrip) return;
  const slide = stripOf(frame)?.children[index];
  slide?.querySelector("a")?.focus({ preventScroll: true });
}

/** Updates the counter and the marks, and loads the next pictures. */
function follows(frame: HTMLElement): void {
  const strip = stripOf(frame);
  if (!strip) return;
  const index = shownIn(frame);
  const last = strip.children.length - 1;
  [...strip.children].forEach((slide, place) => {
    if (Math.abs(place - index) <= 1) slide.setAttribute("data-near", "");
  });
  const counter = frame.querySelector("[data-at]");
  const text = String(index + 1);
  if (counter && counter.textContent !== text) counter.textContent = text;
  linksOf(frame).forEach((link, place) => mark(link, place === index));
  for (const button of frame.querySelectorAll<HTMLElement>("[data-does='step']")) {
    const end = Number(button.dataset["to"]) < 0 ? 0 : last;
    button.setAttribute("aria-disabled", String(index === end));
  }
}

function mark(link: HTMLElement, isCurrent: boolean): void {
  if (isCurrent === link.hasAttribute("aria-current")) return;
  if (!isCurrent) return link.removeAttribute("aria-current");
  link.setAttribute("aria-current", "true");
  const row = link.closest("ol");
  if (row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

const isHeld = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;

const isInZoom = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest("dialog") !== null;
