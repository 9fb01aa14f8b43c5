import type { Page } from "playwright-core";

/** What happened on a page since the last look, counted on the page itself. */
type Seen = { acts: number; shift: number; values: string };

declare global {
  interface Window {
    explored: Seen;
  }
}

/** Counts what a person may notice: changes, dialogs of the browser, and what moves by itself. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.explored = { acts: 0, shift: 0, values: "" };
    const act = () => {
      window.explored.acts += 1;
    };
    new MutationObserver(act).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    for (const event of ["invalid", "toggle", "focusin", "submit", "copy", "scroll"]) {
      document.addEventListener(event, act, true);
    }
    window.print = act;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("hadRecentInput" in entry && !entry.hadRecentInput && "value" in entry) {
          window.explored.shift += Number(entry.value);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What was seen since the last time. No event tells that a script changed what a field has. */
export const takeSeen = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const seen = window.explored;
    const fields = [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")];
    const values = fields.map(({ value, checked }) => `${value} ${checked}`).join();
    window.explored = { acts: 0, shift: 0, values };
    return { ...seen, acts: seen.acts + (values === seen.values ? 0 : 1) };
  });

/** The words that a reader sees, and where the focus is. */
export const readPage = (page: Page) =>
  page.evaluate(() => ({
    text: document.body.innerText,
    heading: document.querySelector("h1")?.textContent ?? "",
    hasFocus: document.activeElement !== null && document.activeElement !== document.body,
  }));
