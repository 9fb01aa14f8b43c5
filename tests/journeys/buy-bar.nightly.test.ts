import { href } from "react-router";
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";

test("the buy bar of a phone is there while the button is not, says the status above the price, and fits", async () => {
  const page = await openPage({ width: 360 });
  await page.goto(href("/product/:id", { id: "semaglutide" }));
  const bar = page.getByRole("region", { name: "Buy Semaglutide" });
  await bar.waitFor();
  await page.getByRole("button", { name: "One more" }).scrollIntoViewIfNeeded();
  await bar.waitFor({ state: "hidden" });
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await bar.waitFor();
  const top = async (text: RegExp) => (await bar.getByText(text).first().boundingBox())?.y ?? 0;
  expect(await top(/FDA registered/)).toBeLessThan(await top(/^₱/));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectNoAxeViolations(page);
  await screenshot(page, "buy bar");
  const fewer = page.getByRole("button", { name: "One fewer" });
  expect(await fewer.getAttribute("aria-disabled")).toBe("true");
  await page.getByRole("button", { name: "One more" }).click();
  await expect.poll(() => fewer.getAttribute("aria-disabled")).toBe("false");
});

test.each([
  { javaScript: true, atOnce: 1, inAll: 2 },
  { javaScript: false, atOnce: 0, inAll: 1 },
])(
  "a phone’s first screen has name, strength and price, and the bar to buy by script alone: %o",
  async ({ javaScript, atOnce, inAll }) => {
    const page = await openPage({ width: 360, colorScheme: "dark", javaScript });
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(href("/product/:id", { id: "tirzepatide" }));
    const button = page.getByRole("button", { name: "Add to Cart Tirzepatide" });
    const main = page.getByRole("main");
    const bottom = async (text: Locator) => {
      const box = await text.first().boundingBox();
      return box ? box.y + box.height : Infinity;
    };
    const ends = [
      main.getByRole("heading", { level: 1, name: "Tirzepatide" }),
      main.getByText(/^10\smg vial$/),
      main.getByText(/^₱12,500$/),
    ];
    const bar = page.getByRole("region", { name: "Buy Tirzepatide" });
    const shownBar = (await bar.all())[0];
    const edge = (await shownBar?.boundingBox())?.y ?? 780;
    for (const end of ends) expect(await bottom(end)).toBeLessThanOrEqual(edge);
    const buttons = await Promise.all((await button.all()).map(bottom));
    expect(buttons).toHaveLength(inAll);
    expect(buttons.filter((end) => end <= 780)).toHaveLength(atOnce);
  },
);

test("above the button stands who should not buy, the first at once and the others folded", async () => {
  const page = await openPage({ width: 360, javaScript: false });
  await page.goto(href("/product/:id", { id: "tirzepatide" }));
  const cautions = page.getByRole("region", { name: "Before you order Tirzepatide" });
  await cautions.getByText("Not registered with the Philippine FDA").waitFor();
  await cautions.getByText("medullary thyroid carcinoma").waitFor();
  const folded = cautions.getByText("under 18", { exact: true });
  expect(await folded.isVisible()).toBe(false);
  await cautions.getByText("Show 7 more cautions").click();
  await folded.waitFor();
  const end = await cautions.boundingBox();
  const button = await page.getByRole("button", { name: "Add to Cart" }).boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? Infinity)).toBeLessThan(button?.y ?? 0);
  await expectNoAxeViolations(page);
});
