import type { Page } from "playwright-core";

/** As much as is read here of what React keeps with the document. */
type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

/**
 * Until a page answers by its scripts, where it has any: before, it works by links and forms, which
 * is another story. What React knows of its root is the only place where that can be read.
 */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!("__reactRouterContext" in window)) return true;
    const known: [string, Root][] = Object.entries(document);
    const root = known.find(([name]) => name.startsWith("__reactContainer$"));
    return root?.[1].stateNode.current.memoizedState.isDehydrated === false;
  });
}

/**
 * From now on a page that is gone to whole, is loaded anew, or that a form led to, is live: what asks
 * for less than that gets it.
 */
export function goLive(page: Page): void {
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
