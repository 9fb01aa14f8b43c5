import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { isThorough } from "./thorough.ts";
import { untilLive } from "./until-live.ts";

/** The small one: each page that is looked at has to read it. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What its script puts on a page. */
type Axe = { run(options: RunOptions): Promise<AxeResults> };

declare global {
  var axe: Axe;
}

/** Every rule, and the size of targets, which axe leaves out unless asked. */
const RULES = { "target-size": { enabled: true } };

/**
 * Throws, naming each finding and its element, once the page has come. `npm test` looks here at
 * dialogs alone, since `every-page.test.ts` looks at each page; the nightly looks at each state that a
 * story leads to.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const hasDialog = () => page.locator("dialog[open], [role=dialog], [role=alertdialog]").count();
  if (isThorough || (await hasDialog()) > 0) await expectAccessible(page);
  else await untilThere(page);
}

/** The same, always. Looks at pages without JavaScript, too. */
export async function expectAccessible(page: Page): Promise<void> {
  const still = await untilThere(page);
  if (still) await prepareStillPage(page);
  const findings = await findingsOn(page);
  if (still) await restoreStillPage(page);
  refuse(page, findings);
}

/** What another theme may change: the same page's colours alone, once they have changed. */
export async function expectReadableColors(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
  refuse(page, await findingsOn(page, { runOnly: ["color-contrast"] }));
}

/** Answers whether it is a page without scripts; one with scripts is live by then. */
async function untilThere(page: Page): Promise<boolean> {
  const still = await page.evaluate(() => matchMedia("(scripting: none)").matches);
  if (!still) {
    await untilLive(page);
    await untilListed(page);
  }
  return still;
}

/** Rows without words stand in for those of a list whose next page is on its way. */
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

/** From its top, where the header that stays in place covers nothing that could be scrolled free. */
async function findingsOn(
  page: Page,
  options: RunOptions = { rules: RULES },
): Promise<readonly string[]> {
  // The script is large: a page that was looked at before has it.
  const known = await page.evaluate(() => Object.hasOwn(globalThis, "axe"));
  if (!known) await page.evaluate(SOURCE);
  return page.evaluate(findingsHere, options);
}

/** Runs on the page. What passes is not asked for, so that axe need not name all that does. */
async function findingsHere(options: RunOptions): Promise<string[]> {
  const top = window.scrollY;
  window.scrollTo({ top: 0, behavior: "instant" });
  const { violations } = await globalThis.axe.run({
    ...options,
    resultTypes: ["violations"],
  });
  window.scrollTo({ top, behavior: "instant" });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(" ")}\n  ${node.failureSummary}`),
  );
}

/**
 * axe waits for timers, which never fire on a page without JavaScript, while promises are kept; and
 * it leaves out what stands within `noscript`, which is what such a page shows.
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
