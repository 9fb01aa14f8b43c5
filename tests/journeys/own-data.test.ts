import { text as readText } from "node:stream/consumers";
import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { openAsNew } from "./new-customer.ts";
import { expectInvariants } from "./shop-invariants.ts";

afterEach(expectInvariants);

test("a customer sees what she agreed to, takes it back, and downloads her data", async () => {
  const page = await openPage({ width: 360 });
  await openAsNew(page, "own-data@example.test", href("/portal/profile"));
  await page.getByRole("link", { name: /^News and offers/ }).click();
  await page.getByRole("checkbox", { name: /news and offers/ }).check();
  await page.getByRole("button", { name: "Save choice" }).click();
  await page.getByText("You’ll get our news and offers.").first().waitFor();
  await page.getByRole("link", { name: "Back to your profile" }).click();
  await page.getByRole("link", { name: /^Your data/ }).click();
  const news = page.getByRole("group").filter({ hasText: "News and offers" });
  await news.getByText("Show", { exact: true }).click();
  await page.getByText("“Send me news and offers by email.”").waitFor();
  await page.getByText("No staff member has viewed it.").waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "own-data");
  await page.getByRole("button", { name: "Withdraw" }).click();
  await page.getByText("Consent withdrawn.").waitFor();
  await news
    .getByText(/^Withdrawn on/)
    .first()
    .waitFor();

  const save = async (button: string) => {
    const started = page.waitForEvent("download");
    await page.getByRole("button", { name: button }).click();
    const download = await started;
    return {
      name: download.suggestedFilename(),
      text: await readText(await download.createReadStream()),
    };
  };
  const all = await save("Download everything (JSON)");
  expect(all.name).toMatch(/^your-data-\d{4}-\d\d-\d\d\.json$/);
  const read = JSON.parse(all.text) as Record<string, { rows: { email?: string }[] }>;
  expect(read["users"]?.rows).toMatchObject([{ email: "own-data@example.test" }]);
  await page.getByText("Download only one part").click();
  await page.getByLabel("Part of your data").selectOption({ label: "Consents" });
  const part = await save("Download this part (CSV)");
  expect(part.name).toMatch(/^your-data-consents-.*\.csv$/);
  expect(part.text).toContain("Send me news and offers by email.");
});
