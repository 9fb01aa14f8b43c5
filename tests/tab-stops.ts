import type { Page } from "playwright-core";

export type TabStop = {
  name: string;
  /** Header, footer and the phone's bar are the same on every page. */
  isFrame: boolean;
  /** Fixed layers scroll in their own way; positions can be compared only within one layer. */
  layer: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
};

const MOST_STOPS = 200;

/** Presses Tab from the start of the page to its end, and records each focused control. */
export async function tabThrough(
  page: Page,
  look: (stop: TabStop) => Promise<void>,
): Promise<readonly TabStop[]> {
  const stops: TabStop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(focusedStop);
    if (!stop) return stops;
    stops.push(stop);
    await look(stop);
  }
  throw new Error(`Tab does not come to the end of ${page.url()}`);
}

/** Runs on the page. */
function focusedStop(): TabStop | undefined {
  const control = document.activeElement;
  if (!control || control === document.body) return undefined;
  let layer = "page";
  let [x, y] = [scrollX, scrollY];
  for (let one: Element | null = control; one; one = one.parentElement) {
    if (!/fixed|sticky/.test(getComputedStyle(one).position)) continue;
    layer = `${one.tagName} ${one.className}`;
    const { left, top } = one.getBoundingClientRect();
    [x, y] = [-left, -top];
    break;
  }
  const label = control.getAttribute("aria-label") ?? control.textContent.trim();
  const box = control.getBoundingClientRect();
  for (let one = control.parentElement; one; one = one.parentElement) {
    if (one !== document.documentElement) x += one.scrollLeft;
  }
  return {
    name: `${control.tagName.toLowerCase()} ${label || control.getAttribute("name")}`,
    isFrame: control.closest("header, footer, .bottom-bar") !== null,
    layer,
    left: box.left + x,
    right: box.right + x,
    top: box.top + y,
    bottom: box.bottom + y,
  };
}

/** Finds steps against the reading order: back within a line, or up within a column. */
export function stepsBack(stops: readonly TabStop[]): string[] {
  return stops.flatMap((next, index) => {
    const last = stops[index - 1];
    if (!last || last.layer !== next.layer) return [];
    const middle = (next.top + next.bottom) / 2;
    const isSameLine = middle > last.top && middle < last.bottom;
    const isBack = isSameLine ? next.left < last.left : middle < last.top && next.left < last.right;
    return isBack ? [`from "${last.name}" back to "${next.name}"`] : [];
  });
}
