import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** Every rule, and the size of targets, which axe leaves out unless asked. */
const RULES = { "target-size": { enabled: true } };

/** Throws, naming each finding and its element. Looks at pages without JavaScript, too. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const media = await page.evaluate(() => ({
    scripts: !matchMedia("(scripting: none)").matches,
    dark: matchMedia("(prefers-color-scheme: dark)").matches,
  }));
  const findings = media.scripts ? await findingsOn(page) : await findingsOnStill(page, media.dark);
  if (findings.length > 0) throw new Error(`axe on ${page.url()}:\n${findings.join("\n")}`);
}

async function findingsOn(page: Page): Promise<string[]> {
  // "Legacy" keeps all work on this page instead of opening a second one.
  const builder = new AxeBuilder({ page }).options({ rules: RULES }).setLegacyMode();
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(" ")}\n  ${node.failureSummary}`),
  );
}

/**
 * axe waits for timers, which never fire on a page without JavaScript. So it is given a copy of
 * what such a page shows, in a profile where only the page's own scripts are kept out.
 */
async function findingsOnStill(page: Page, dark: boolean): Promise<string[]> {
  const shown = (await page.content()).replaceAll(/<(\/?)noscript\b/g, "<$1div");
  const context = await page
    .context()
    .browser()
    ?.newContext({
      viewport: page.viewportSize(),
      colorScheme: dark ? "dark" : "light",
      reducedMotion: "reduce",
    });
  if (!context) throw new Error("the page belongs to no browser");
  const still = await context.newPage();
  await still.route(page.url(), (route) =>
    route.fulfill({
      body: shown,
      contentType: "text/html; charset=utf-8",
      headers: { "content-security-policy": "script-src 'none'" },
    }),
  );
  await still.goto(page.url());
  return findingsOn(still).finally(() => context.close());
}
