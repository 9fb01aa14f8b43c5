import { href } from "react-router";
import { stepsAt } from "../../views/steps-at.ts";

const COUNTED = "pm_counted";

/** Says which steps this page is, unless they were said in this tab or the reader wants no counting. */
export function countVisit(pathname: string): void {
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
    // Where nothing may be kept, each page would be a visit.
  }
}

/** Without cookies; on its way even when the page is left. A `Request` is sent once, as it is. */
function send(steps: string) {
  const body = new URLSearchParams({ steps });
  const options = { method: "POST", body, keepalive: true, credentials: "omit" } as const;
  return fetch(new Request(href("/visit"), options));
}

/** The browser is driven by a program, or its owner asks not to be tracked. */
function isUnwanted(): boolean {
  const { doNotTrack, webdriver } = navigator;
  return webdriver || doNotTrack === "1" || Reflect.get(navigator, "globalPrivacyControl") === true;
}
