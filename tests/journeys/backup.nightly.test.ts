import { readFile } from "node:fs/promises";
import path from "node:path";
import { href } from "react-router";
import { expect, test } from "vitest";
import { checkBackup } from "#app/platform/backup/check-backup.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { ownApp } from "../own-app.ts";
import { quietLog } from "../quiet-log.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openAs, press } from "./staff-desk.ts";

const folder = await temporaryFolder();
const backups = href("/admin/settings/backup");

test("an owner makes a key and a backup, sees it proven, downloads it, and can restore it", async () => {
  const page = await openPage({ width: 1440 });
  await openAs(page, "owner", backups);
  await page.getByText("No backup yet").waitFor();
  expect(await page.getByRole("button", { name: "Back up now" }).count()).toBe(0);
  await screenshot(page, "backup first run 1440");

  await press(page, "Create key");
  await page.getByRole("heading", { name: "Save this private key now" }).waitFor();
  const identity = await page.getByText(/^AGE-SECRET-KEY-1/).innerText();
  await screenshot(page, "backup new key 1440");
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "I have saved it" }).click();
  await page.getByText(/^AGE-SECRET-KEY-1/).waitFor({ state: "detached" });
  await page.reload();
  expect(await page.content()).not.toContain(identity);

  await press(page, "Back up now");
  await page.getByText("Backup in progress").waitFor();
  await page.goto(href("/admin/orders"));
  await page.goto(backups);
  await page.getByText(/^Verified/).waitFor({ timeout: 90_000 });
  await screenshot(page, "backup proven 1440");
  await expectNoAxeViolations(page);

  await page.getByRole("table").locator("summary[aria-label^='Actions for']").click();
  const arriving = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Download/ }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^\d{4}-.*\.tar\.zst\.age$/);
  const file = path.join(folder, "downloaded");
  await download.saveAs(file);
  expect((await readFile(file)).subarray(0, 21).toString()).toBe("age-encryption.org/v1");
  const look = async () => {};
  const { target } = ownApp();
  const { manifest } = await checkBackup({ beside: target, file, identity, log: quietLog, look });
  expect(manifest.rows["public.orders"]).toBeGreaterThan(0);
  const noted = await insideTheShop(({ db }) =>
    db.execute("select action from audit_log where action like 'backup.%' order by at"),
  );
  expect(noted.rows.map((row) => row["action"])).toEqual(
    expect.arrayContaining(["backup.requested", "backup.made", "backup.downloaded"]),
  );
});

test.each([
  { width: 360, colorScheme: "dark", javaScript: false },
  { width: 1440, colorScheme: "light", javaScript: true },
] as const)("the schedule is saved, and a wrong one is explained: %o", async (look) => {
  const page = await openPage({ ...look, expectedProblems: [/422/] });
  await openAs(page, "owner", backups);
  await page.getByLabel("Backup Frequency").selectOption("Weekly");
  await page.getByLabel("Backups to keep").fill("1");
  await press(page, "Save");
  await page.getByText("Enter a whole number from 2 to 400.").first().waitFor();
  await page.getByLabel("Backups to keep").fill("30");
  await press(page, "Save");
  if (look.javaScript) await page.getByText("Backup settings saved.").waitFor();
  await page
    .getByText("Enter a whole number from 2 to 400.")
    .first()
    .waitFor({ state: "detached" });
  expect(await page.getByLabel("Backup Frequency").inputValue()).toBe("weekly");
  expect(await page.getByLabel("Backups to keep").inputValue()).toBe("30");
  await screenshot(page, `backup schedule ${look.width}`);
  await expectNoAxeViolations(page);
  await insideTheShop((ctx) =>
    saveSettings(ctx, { backup_frequency: "daily", backup_keep: "14", backup_recipient: "" }),
  );
});
