import { href } from "react-router";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { openAs, press } from "./staff-desk.ts";
import { variants } from "../variants.ts";

/** What the demo shop has enough of, one item for each look. */
const ITEMS = { true: "Glow, 70 mg vial", false: "Lipo-C with B12, 10 mL vial" };

test.each(
  variants([
    { javaScript: true, colorScheme: "light", width: 1440 },
    { javaScript: false, colorScheme: "dark", width: 360 },
  ] as const),
)("staff correct what is on the shelf and see its history: %o", async (look) => {
  const page = await openPage({ ...look, expectedProblems: [/422/] });
  const name = ITEMS[`${look.javaScript}`];
  await openAs(page, "owner", href("/admin/stock"));
  await page.getByRole("heading", { level: 1, name: "Stock" }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name, exact: true }).filter({ visible: true }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await expectNoAxeViolations(page);

  const adjust = page.getByRole("region", { name: "Adjust stock" });
  const units = adjust.getByLabel("Units");
  const figure = page.locator("dl > div").filter({ hasText: "On hand" }).locator("dd").first();
  const onHand = Number(await figure.textContent());
  expect(onHand).toBeGreaterThan(3);

  await adjust.getByLabel("Action").selectOption("Remove");
  await units.fill("3");
  if (!look.javaScript) {
    await press(page, "Preview result");
    await page.getByText("Choose a reason.").first().waitFor();
    await adjust.getByLabel("Reason").selectOption("Damaged");
    await press(page, "Preview result");
  }
  await page.getByText(`On hand changes from ${onHand} to ${onHand - 3}`).waitFor();
  await adjust.getByLabel("Reason").selectOption("Damaged");
  await adjust.getByLabel("Note").fill("Broke in the fridge");
  await press(page, `Set on hand to ${onHand - 3}`);
  await page.getByText(`${name}: ${onHand - 3} units on hand.`).waitFor();

  const moved = page.getByRole("region", { name: "Movements" });
  await moved.getByText("Damaged: Broke in the fridge").filter({ visible: true }).waitFor();
  await moved.getByLabel("Kind").selectOption("Adjusted");
  await press(page, "Show");
  await page.waitForURL((url) => url.searchParams.get("kind") === "adjust");
  await moved.getByText("first stock").filter({ visible: true }).waitFor();

  const shelf = page.getByRole("region", { name: "Shelf", exact: true });
  await shelf.getByLabel("Shelf").fill(`A${look.width}`);
  await press(page, "Save Shelf");
  await page.getByText("The shelf is saved.").waitFor();
  await expectNoAxeViolations(page);
});
