import { href } from "react-router";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { untilLive } from "../until-live.ts";
import { openAs, press } from "./staff-desk.ts";

const GOAL = "Energy and longevity";

test.each([
  { javaScript: true, width: 1440, colorScheme: "light" },
  { javaScript: false, width: 360, colorScheme: "dark" },
] as const)("the products of a goal are moved, removed and added: %o", async (look) => {
  const page = await openPage({ ...look, expectedProblems: [/422/] });
  const live = async () => look.javaScript && untilLive(page);
  await openAs(page, "owner", href("/admin/assessment-rules"));
  await live();
  const goal = page.getByRole("region", { name: GOAL, exact: true });
  const names = async () =>
    (await goal.getByRole("listitem").allInnerTexts()).map((row) =>
      row.replace(/^\d+\s*/, "").trim(),
    );
  const expectNames = async (...wanted: string[]) => {
    await expect.poll(names).toEqual(wanted);
  };
  await expectNames("NAD+", "Klow", "GHK-Cu");
  await screenshot(page, `goal products ${look.width}`);
  await expectNoAxeViolations(page);

  await press(page, `Move Klow up in ${GOAL}`);
  await expectNames("Klow", "NAD+", "GHK-Cu");
  await live();
  if (look.javaScript) {
    await page.getByText(`Unsaved changes: ${GOAL}`).waitFor();
    await page
      .getByRole("button", { name: `Move Klow down in ${GOAL}` })
      .and(page.locator(":focus"))
      .waitFor();
  }
  await press(page, `Remove NAD+ from ${GOAL}`);
  await expectNames("Klow", "GHK-Cu");
  await goal.getByLabel(`Add to ${GOAL}`).selectOption("Glow");
  await goal.getByRole("button", { name: "Add", exact: true }).click();
  await expectNames("Klow", "GHK-Cu", "Glow");
  await goal.getByText("3 of 6 products").waitFor();
  await live();
  await screenshot(page, `goal products changed ${look.width}`);
  await expectNoAxeViolations(page);

  const fallback = page.getByRole("region", { name: "Fallback for goals without products" });
  for (const _ of [1, 2])
    await fallback
      .getByRole("button", { name: /^Remove/ })
      .first()
      .click();
  await press(page, "Publish new version");
  await page.getByRole("link", { name: /Add at least one product/ }).waitFor();
  await expectNames("Klow", "GHK-Cu", "Glow");
  await live();
  await expectNoAxeViolations(page);
  if (look.javaScript) await press(page, "Discard");
  await page.goto(href("/admin/assessment-rules"));
  await expectNames("NAD+", "Klow", "GHK-Cu");
});
