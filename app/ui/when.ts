/** Some browsers see no idle moment on a page that no longer changes. */
const LATEST_MS = 3_000;

/** Runs something once the browser has nothing more urgent to do. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: LATEST_MS });
  else setTimeout(run, 200);
}

/** Runs something once all files of the page are here. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === "complete") run();
  else window.addEventListener("load", run, { once: true });
}

/** Runs something once a reader sees the page: a browser may prepare pages that stay unopened. */
export function whenSeen(run: () => void): void {
  const isPrepared: unknown = Reflect.get(document, "prerendering");
  if (isPrepared === true) document.addEventListener("prerenderingchange", run, { once: true });
  else run();
}

const TOUCHES = ["pointerover", "pointerdown", "keydown", "focusin"] as const;

/**
 * Loads once, with the first thing the reader does on any page, what nothing needs before that. A
 * failed load is tried again with the next.
 */
export function whenTouched(load: (touch: Event) => Promise<unknown>): void {
  const listen = () => TOUCHES.forEach((touch) => document.addEventListener(touch, start));
  const stop = () => TOUCHES.forEach((touch) => document.removeEventListener(touch, start));
  function start(touch: Event) {
    stop();
    void load(touch).catch(listen);
  }
  listen();
}

/** How the browser came to this document. */
export function navigationEntry(): PerformanceNavigationTiming | undefined {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming ? entry : undefined;
}
