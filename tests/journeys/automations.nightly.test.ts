import { href } from "react-router";
import { expect, test } from "vitest";
import { expectNoAxeViolations, expectReadableColors } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { openAs, press } from "./staff-desk.ts";

/** Each look has an automation of its own: the journeys share a shop. */
test.each([
  { javaScript: true, colorScheme: "light", width: 1440, key: "win_back", name: "Win-back" },
  { javaScript: true, colorScheme: "dark", width: 360, key: "welcome", name: "Account welcome" },
  {
    javaScript: false,
    colorScheme: "light",
    width: 360,
    key: "review_request",
    name: "Delivery follow-up",
  },
] as const)(
  "staff switch an automation on, and see its steps: %o",
  async ({ key, name, ...look }) => {
    const page = await openPage({ ...look, expectedProblems: [/422/] });
    await openAs(page, "owner", href("/admin/email/automations"));
    await page.getByRole("heading", { level: 1, name: "Automations" }).waitFor();
    expect(await page.getByRole("link", { name: "Abandoned cart" }).count()).toBe(1);
    await expectNoAxeViolations(page);
    await screenshot(page, `automations ${look.width} ${look.colorScheme}`);

    await page.goto(href("/admin/email/automations/:automation", { automation: key }));
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.getByText("Off, so no one enters.").waitFor();
    await page.getByLabel("Delay").fill("999");
    await press(page, "Save automation");
    await page
      .getByText(/^Enter a delay from .+ to .+\.$/)
      .first()
      .waitFor();
    await page.getByLabel("This automation is on").check();
    await page.getByLabel("Delay").fill("2");
    await page.getByLabel("Unit").selectOption(key === "welcome" ? "hours" : "days");
    if (key === "win_back") await page.getByLabel("Delay").fill("60");
    await press(page, "Save automation");
    await page.getByText("The automation is on.").waitFor();
    const steps = page
      .getByRole("list")
      .filter({ hasText: "Email sent: One per person. 0 people." });
    expect(await steps.getByRole("listitem").count()).toBe(7);
    await expectNoAxeViolations(page);
    await expectReadableColors(page);
    await screenshot(page, `automation ${key} ${look.width} ${look.colorScheme}`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(look.width);
    await page.getByRole("link", { name: `Text of “${name}”` }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();

    await page.goto(href("/admin/email/automations/:automation", { automation: key }));
    await page.getByLabel("This automation is on").uncheck();
    await press(page, "Save automation");
    await page.getByText("The automation is off.").waitFor();
  },
);
