import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { isThorough } from "./thorough.ts";
import { untilLive } from "./until-live.ts";

/** The minified build, since every checked page has to parse it. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Axe = { run(options: RunOptions): Promise<AxeResults> };

declare global {
  var axe: Axe;
}

/** All default rules, and the size of targets, which axe skips by default. */
const RULES = { "target-size": { enabled: true } };

/**
 * Throws with each finding and its element, once the page has loaded, in both themes. `npm test`
 * checks only dialogs here, since `every-page.test.ts` checks each page; the nightly run checks
 * every state of a story.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const hasDialog = () => page.locator("dialog[open], [role=dialog], [role=alertdialog]").count();
  if (!isThorough && (await hasDialog()) === 0) return void (await untilThere(page));
  await expectAccessible(page);
  if (!(await isStill(page))) await expectOtherThemeReadable(page);
}

async function expectOtherThemeReadable(page: Page): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  await page.emulateMedia({ colorScheme: isDark ? "light" : "dark" });
  await expectReadableColors(page);
  await page.emulateMedia({ colorScheme: isDark ? "dark" : "light" });
}

/**
 * Gives axe to each document as it begins, for a test that looks at many: half a megabyte is then
 * sent once, and not to each.
 */
export async function bringAxe(page: Page): Promise<void> {
  await page.context().addInitScript({ content: SOURCE });
}

/** Checks every page, even in a quick run and without JavaScript. */
export async function expectAccessible(page: Page): Promise<void> {
  const still = await untilThere(page);
  if (still) await prepareStillPage(page);
  const findings = await findingsOn(page);
  if (still) await restoreStillPage(page);
  refuse(page, findings);
}

/** Checks only colors, after another theme has been applied to the same page. */
export async function expectReadableColors(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
  refuse(page, await findingsOn(page, { runOnly: ["color-contrast"] }));
}

/**
 * Waits for the page. Returns whether it runs without scripts; a page with scripts is then
 * hydrated.
 */
async function untilThere(page: Page): Promise<boolean> {
  const still = await isStill(page);
  if (!still) {
    await untilLive(page);
    await untilListed(page);
  }
  return still;
}

const isStill = (page: Page) => page.evaluate(() => matchMedia("(scripting: none)").matches);

/** The rows of a list are pale while its next ones are loading. */
async function untilListed(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const list = document.querySelector<HTMLElement>(".list-frame");
    if (list === null) return true;
    const router = Reflect.get(window, "__reactRouterDataRouter");
    const isIdle = router === undefined || router.state.navigation.state === "idle";
    return isIdle && list.dataset["loading"] === undefined;
  });
}

function refuse(page: Page, findings: readonly string[]): void {
  if (findings.length > 0) throw new Error(`axe on ${page.url()}:\n${findings.join("\n")}`);
}

/**
 * Checks from the top of the page: elsewhere the fixed header covers content that can be scrolled
 * free.
 */
async function findingsOn(
  page: Page,
  options: RunOptions = { rules: RULES },
): Promise<readonly string[]> {
  // The script is large, so a page is given it only once.
  const known = await page.evaluate(() => Object.hasOwn(globalThis, "axe"));
  if (!known) await page.evaluate(SOURCE);
  // Only the rule on a locked orientation reads the style sheets, which are the same on each page.
  return page.evaluate(findingsHere, { preload: isThorough, ...options });
}

/** Runs on the page. Passed rules are not reported, so that axe need not list their elements. */
async function findingsHere(options: RunOptions): Promise<string[]> {
  const top = window.scrollY;
  window.scrollTo({ top: 0, behavior: "instant" });
  const { violations } = await globalThis.axe.run({ ...options, resultTypes: ["violations"] });
  window.scrollTo({ top, behavior: "instant" });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(" ")}\n  ${node.failureSummary}`),
  );
}

/**
 * On a page without JavaScript, timers never fire but promises resolve, and axe waits for timers.
 * axe also skips `noscript`, which is what such a page shows.
 */
async function prepareStillPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.setTimeout = ((run: (...given: unknown[]) => void, _: number, ...given: unknown[]) => {
      void Promise.resolve().then(() => run(...given));
      return 0;
    }) as typeof window.setTimeout;
    for (const noscript of document.querySelectorAll("body noscript")) {
      const shown = document.createElement("div");
      shown.dataset["noscript"] = "";
      shown.append(...noscript.childNodes);
      noscript.replaceWith(shown);
    }
  });
}

async function restoreStillPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const shown of document.querySelectorAll("[data-noscript]")) {
      const noscript = document.createElement("noscript");
      noscript.append(...shown.childNodes);
      shown.replaceWith(noscript);
    }
  });
}
