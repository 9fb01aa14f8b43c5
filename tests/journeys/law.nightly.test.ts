import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { untilLive } from "../until-live.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs, press } from "./staff-desk.ts";

afterEach(expectInvariants);

/** Other journeys open the same shop. */
const putBack = () =>
  insideTheShop(async (ctx) => {
    expect(await saveSettings(ctx, { complaint_email: "" })).toMatchObject({ ok: true });
  });

test.each([
  { width: 1440, colorScheme: "light" },
  { width: 360, colorScheme: "dark" },
] as const)("the owner sees what the law misses, and mends it: %o", async (look) => {
  const page = await openPage(look);
  await openAs(page, "owner", href("/admin/settings/law"));
  await page.getByRole("heading", { name: "Compliance", level: 1 }).waitFor();
  const line = page.getByRole("listitem").filter({ hasText: "Complaints" });
  await line.getByText("Missing", { exact: true }).waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, `law ${look.width}`);

  await line.getByRole("link", { name: "Open: Complaints" }).click();
  await page.getByRole("heading", { name: "Business details", level: 1 }).waitFor();
  await untilLive(page);
  const complaints = `complaints-${look.width}@example.test`;
  await page.getByLabel("Email for complaints").fill(complaints);
  await press(page, "Save");
  await page.getByText("Settings saved.").first().waitFor();
  await page.goto(href("/admin/settings/law"));
  await line.getByText("In order", { exact: true }).waitFor();

  const buyer = await openPage(look);
  await buyer.goto(href("/contact"));
  await buyer.getByRole("link", { name: complaints }).waitFor();
  await expectNoAxeViolations(buyer);
  await buyer.goto(href("/terms"));
  await buyer.getByText(complaints).waitFor();
  await putBack();
});
