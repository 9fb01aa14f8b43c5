import { href } from "react-router";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";

test("the buy bar of a phone is there while the button is not, says the status above the price, and fits", async () => {
  const page = await openPage({ width: 360 });
  await page.goto(href("/product/:id", { id: "semaglutide" }));
  const bar = page.getByRole("region", { name: "Buy Semaglutide" });
  await bar.waitFor();
  await page.getByRole("button", { name: "One more" }).scrollIntoViewIfNeeded();
  await bar.waitFor({ state: "detached" });
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await bar.waitFor();
  const top = async (text: RegExp) => (await bar.getByText(text).first().boundingBox())?.y ?? 0;
  expect(await top(/FDA registered/)).toBeLessThan(await top(/^₱/));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectNoAxeViolations(page);
  await screenshot(page, "buy bar");
});
