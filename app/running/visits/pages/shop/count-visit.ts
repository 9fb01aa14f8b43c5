import { href } from "#app/lib/href.ts";
import { whenIdle, whenSeen } from "#app/ui/when.ts";
import { stepsAt } from "../../views/steps-at.ts";

const COUNTED = "pm_counted";

/** Counts how far a visit gets, when the page is idle; returns what ends that. */
export function watchVisit(pathname: string): () => void {
  whenSeen(() => whenIdle(() => countVisit(pathname)));
  // Counts items that were added to the cart on the last page of a visit.
  const onLeave = () => countVisit(pathname);
  document.addEventListener("visibilitychange", onLeave);
  return () => document.removeEventListener("visibilitychange", onLeave);
}

/** Reports this page's steps, unless this tab already did or the visitor refuses tracking. */
function countVisit(pathname: string): void {
  const { dataset } = document.documentElement;
  if (isUnwanted() || "staff" in dataset || !navigator.onLine) return;
  try {
    const counted = sessionStorage.getItem(COUNTED)?.split(" ") ?? [];
    const steps = stepsAt(pathname, "cartCount" in dataset);
    const fresh = steps.filter((step) => !counted.includes(step));
    if (fresh.length === 0) return;
    sessionStorage.setItem(COUNTED, [...counted, ...fresh].join(" "));
    void send(fresh.join(" ")).catch(() => undefined);
  } catch {
    // If the browser stores nothing, each page would be counted as a visit.
  }
}

/** Sends no cookies, and also when the page is left. A `Request` is sent once, as it is. */
function send(steps: string) {
  const body = new URLSearchParams({ steps });
  const options = { method: "POST", body, keepalive: true, credentials: "omit" } as const;
  return fetch(new Request(href("/visit"), options));
}

/** A program drives the browser, or its user refuses tracking. */
function isUnwanted(): boolean {
  const { doNotTrack, webdriver } = navigator;
  return webdriver || doNotTrack === "1" || Reflect.get(navigator, "globalPrivacyControl") === true;
}
