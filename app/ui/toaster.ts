import { buttonLook } from "./button-look.ts";
import type { Toast } from "./toast-message.ts";
import type { Tone } from "./tone.ts";
import { watchReader } from "./watch-reader.ts";

const LIFE_MS = 4_000;
/** As long as a shipment can be undone. */
const LIFE_WITH_ACTION_MS = 10_000;
const AT_MOST = 3;
const FADE_MS = 200;

type ToastView = Toast & { element: HTMLElement; left: number; leaving: boolean };

let toasts: ToastView[] = [];
let tick: ReturnType<typeof setInterval> | undefined;
const TICK_MS = 100;

/**
 * At most three, the newest last, and none twice. Screen readers read errors at once, all else when
 * they pause. Alt+T leads to them, and nothing goes while the pointer or the focus is on one.
 * `--bottom-space` is the height of the bar at the bottom of a phone's screen.
 */
export function raiseToast(toast: Toast): void {
  const box = document.querySelector<HTMLElement>(".toasts");
  if (!box) return;
  const isPaused = watchReader(box);
  const left = toast.action ? LIFE_WITH_ACTION_MS : LIFE_MS;
  const view = { ...toast, element: elementOf(toast), left, leaving: false };
  toasts.filter(isLike(toast)).forEach(drop);
  box.querySelector(`[role=${toast.tone === "error" ? "alert" : "status"}]`)?.append(view.element);
  toasts.push(view);
  toasts.slice(0, -AT_MOST).forEach(drop);
  tick ??= setInterval(() => {
    if (isPaused()) return;
    for (const each of toasts) each.left -= TICK_MS;
    toasts.filter((each) => each.left <= 0).forEach(leave);
  }, TICK_MS);
}

function leave(toast: ToastView): void {
  if (toast.leaving) return;
  toast.leaving = true;
  toast.element.classList.add("opacity-0");
  setTimeout(() => drop(toast), FADE_MS);
}

function drop(toast: ToastView): void {
  toast.element.remove();
  toasts = toasts.filter((each) => each !== toast);
  if (toasts.length > 0) return;
  clearInterval(tick);
  tick = undefined;
}

/** The same message twice is shown once. Two actions can undo two different things. */
const isLike =
  ({ message, tone, action }: Toast) =>
  (other: Toast) =>
    !action && !other.action && other.message === message && other.tone === tone;

function elementOf({ message, tone, action }: Toast): HTMLElement {
  const element = document.createElement("div");
  element.className =
    "mt-2 flex min-h-14 items-center gap-3 rounded-card bg-surface px-4 py-2 text-ink shadow-float transition-[opacity,translate] duration-200 starting:translate-y-2 starting:opacity-0";
  element.innerHTML = ICONS[tone];
  const words = document.createElement("p");
  words.className = "min-w-0 flex-1 wrap-anywhere";
  words.textContent = message;
  element.append(words);
  if (!action) return element;
  const button = document.createElement("button");
  button.className = buttonLook({ variant: "secondary", size: "compact" });
  button.type = "button";
  button.textContent = action.label;
  button.addEventListener("click", () => {
    action.onSelect();
    toasts.filter((each) => each.element === element).forEach(leave);
  });
  element.append(button);
  return element;
}

const icon = (look: string, shapes: string) =>
  `<svg aria-hidden="true" class="size-5 shrink-0 ${look}" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2" viewBox="0 0 24 24">${shapes}</svg>`;

const CIRCLE = '<circle cx="12" cy="12" r="10"/>';

/** As HTML, since messages are shown where no React is. The shapes are those of Lucide. */
const ICONS: Record<Tone, string> = {
  neutral: "",
  info: icon("text-info", `${CIRCLE}<path d="M12 16v-4"/><path d="M12 8h.01"/>`),
  success: icon("text-success", `${CIRCLE}<path d="m9 12 2 2 4-4"/>`),
  warning: icon(
    "text-warning",
    '<path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3"/><path d="M12 9v4"/><path d="M12 17h.01"/>',
  ),
  error: icon("text-error", `${CIRCLE}<path d="M12 8v4"/><path d="M12 16h.01"/>`),
};
