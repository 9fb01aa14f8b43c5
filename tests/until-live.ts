import type { Page } from "playwright-core";

/** As much as is read here of what React keeps with the document. */
type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

/**
 * Until a page answers by its scripts, where it has any: before, it works by links and forms, which
 * is another story. What React knows of its root is the only place where that can be read.
 */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // The script of a document without the router has run by then.
    if (!("__reactRouterContext" in window)) return document.readyState === "complete";
    const known: [string, Root][] = Object.entries(document);
    const root = known.find(([name]) => name.startsWith("__reactContainer$"));
    return root?.[1].stateNode.current.memoizedState.isDehydrated === false;
  });
}

/** Until the browser has nothing more urgent to do; some see no such moment on a page at rest. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3_000 })),
  );
}

/** On each document, once it is live and the first act on it may begin. */
const LIVE = "data-live";

/**
 * From now on nothing is clicked or typed before its page is live, wherever it came from. `goto`,
 * `reload` and `waitForURL` wait as well; what asks them for less than that gets it.
 */
export async function goLive(page: Page): Promise<void> {
  const handle = async () => {
    // A page that leads on while it is waited for is no longer acted on.
    await untilLive(page).catch(() => undefined);
    await page
      .evaluate((name) => document.documentElement.setAttribute(name, ""), LIVE)
      .catch(() => undefined);
  };
  await page.addLocatorHandler(page.locator(`html:not([${LIVE}])`), handle, { noWaitAfter: true });
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await untilLive(page);
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await untilLive(page);
    return response;
  };
  const waitForURL = page.waitForURL.bind(page);
  page.waitForURL = async (url, options) => {
    await waitForURL(url, options);
    if (!options?.waitUntil) await untilLive(page);
  };
}
