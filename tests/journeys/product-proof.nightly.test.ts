import { href } from "react-router";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";

const product = (id: string) => href("/product/:id", { id });

test.each([
  { javaScript: true, width: 1440 },
  { javaScript: false, width: 360, colorScheme: "dark" as const },
])(
  "a compound is compared by facts, and its lot and its questions stand below: %o",
  async (how) => {
    const page = await openPage(how);
    await page.goto(product("tirzepatide"));
    const ladder = page.getByRole("list").filter({ hasText: "Verifiable with the laboratory" });
    expect(await ladder.getByRole("listitem").allInnerTexts()).toHaveLength(10);
    await ladder.getByText("99.8%, passed").waitFor();

    await page.getByText("Who should not use these products?").click();
    await page.getByText("No one under 18, and no one who is pregnant.").waitFor();
    await page.getByRole("link", { name: "Tirzepatide and semaglutide, side by side" }).waitFor();
    await expectNoAxeViolations(page);

    const table = page.getByRole("table", { name: "Weight-loss compounds compared" });
    const box = await table.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(how.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      how.width,
    );
    await table.getByRole("link", { name: "Semaglutide" }).click();
    await page.getByRole("heading", { level: 1, name: "Semaglutide" }).waitFor();
    await table.getByRole("link", { name: "Tirzepatide" }).waitFor();
  },
);

test("a product without a lot says what is missing, and one of another area compares nothing", async () => {
  const page = await openPage();
  await page.goto(product("lemon-bottle"));
  await page.getByRole("heading", { name: "We can’t name the batch we ship" }).first().waitFor();
  expect(await page.getByRole("table", { name: "Weight-loss compounds compared" }).count()).toBe(0);
});
