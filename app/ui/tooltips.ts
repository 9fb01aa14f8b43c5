const OPEN_MS = 700;
/** After one was open, the next comes at once. */
const SKIP_MS = 300;

const LOOK =
  "pointer-events-auto fixed inset-auto m-0 border-0 bg-transparent p-1.5 [&>span]:block [&>span]:rounded-small [&>span]:bg-ink [&>span]:px-2.5 [&>span]:py-1 [&>span]:text-sm [&>span]:text-paper";

let bubble: HTMLElement | undefined;
let owner: Element | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let closedAt = -Infinity;

/**
 * From here on every control with `data-tip` shows its name when a pointer rests on it or the
 * keyboard reaches it. The name is its `aria-label`: a tooltip never says what nothing else says.
 */
export function startTooltips(first: Event): void {
  if (!("popover" in HTMLElement.prototype)) return;
  document.addEventListener("pointerover", onPointer);
  document.addEventListener("focusin", onFocus);
  document.addEventListener("focusout", close);
  document.addEventListener("pointerdown", close);
  document.addEventListener("scroll", close, { capture: true, passive: true });
  document.addEventListener("keydown", onKey, { capture: true });
  if (first instanceof PointerEvent) onPointer(first);
  else onFocus(first);
}

function onPointer(event: PointerEvent) {
  const { target, pointerType } = event;
  if (pointerType === "touch" || !(target instanceof Element)) return;
  // The pointer may rest on the tooltip itself, to read it or to enlarge it.
  if (bubble?.contains(target)) return;
  const control = target.closest("[data-tip]") ?? undefined;
  if (control === owner) return;
  close();
  if (control) openAfter(control, performance.now() - closedAt < SKIP_MS ? 0 : OPEN_MS);
}

function onFocus({ target }: Event) {
  const control = target instanceof Element ? target.closest("[data-tip]") : null;
  if (control?.matches(":focus-visible")) openAfter(control, 0);
}

/** Escape closes the tooltip, and nothing else with it. */
function onKey(event: KeyboardEvent) {
  if (event.key !== "Escape" || !isOpen()) return;
  event.preventDefault();
  event.stopPropagation();
  close();
}

function openAfter(control: Element, wait: number) {
  clearTimeout(timer);
  owner = control;
  timer = setTimeout(() => open(control), wait);
}

function open(control: Element) {
  const name = control.getAttribute("aria-label");
  if (!name || !control.isConnected) return;
  bubble ??= makeBubble();
  bubble.firstElementChild!.textContent = name;
  // Inside an open dialog only what belongs to it can be reached.
  (control.closest("dialog[open]") ?? document.body).append(bubble);
  bubble.showPopover();
  place(bubble, control.getBoundingClientRect());
}

function makeBubble(): HTMLElement {
  const made = document.createElement("div");
  made.popover = "manual";
  made.ariaHidden = "true";
  made.className = LOOK;
  made.append(document.createElement("span"));
  return made;
}

/** Below the control and centred on it, above it where there is no room, within the window. */
function place(element: HTMLElement, { left, width, top, bottom }: DOMRect) {
  const { offsetWidth, offsetHeight, style } = element;
  const room = document.documentElement.clientWidth - offsetWidth;
  const below = bottom + offsetHeight <= window.innerHeight;
  style.left = `${Math.max(0, Math.min(left + (width - offsetWidth) / 2, room))}px`;
  style.top = `${below ? bottom : top - offsetHeight}px`;
}

function isOpen(): boolean {
  return bubble?.matches(":popover-open") ?? false;
}

function close() {
  clearTimeout(timer);
  owner = undefined;
  if (!isOpen()) return;
  closedAt = performance.now();
  bubble?.hidePopover();
}
