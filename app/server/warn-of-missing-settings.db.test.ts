import pino from "pino";
import { expect, test } from "vitest";
import { makeBackupKey } from "#app/running/backups/commands/make-backup-key.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { testContext } from "#tests/context.ts";
import { warnOfMissingSettings } from "./warn-of-missing-settings.server.ts";

const { db, as } = await testContext();

async function warnings(): Promise<{ level: number; setting: string; msg: string }[]> {
  const lines: string[] = [];
  await warnOfMissingSettings({
    db,
    log: pino({ level: "info" }, { write: (line) => lines.push(line) }),
  });
  return lines.map((line) => JSON.parse(line));
}

test("a shop that starts without its owner's details says which, a line each", async () => {
  const said = await warnings();
  expect(said.map(({ setting }) => setting)).toContain("registration_number");
  expect(said).toHaveLength(8);
  expect(said[0]).toMatchObject({ level: 40, setting: "backup_recipient" });
  expect(said[1]).toMatchObject({
    level: 40,
    msg: expect.stringContaining("business_name is empty. Enter it at /admin/settings."),
  });
});

test("what was entered is not asked for again", async () => {
  const saved = await saveSettings(as("admin"), {
    business_name: "Project Me Trading",
    business_address: "12 Mango Avenue, Cebu City",
    registration_number: "DTI 1234567",
    contact_email: "hello@shop.example",
    phone_number: "+63 917 123 4567",
    privacy_contact: "Data Protection Officer",
    privacy_email: "privacy@shop.example",
  });
  expect((await makeBackupKey(as("admin"), 0)).ok).toBe(true);
  expect(saved.ok).toBe(true);
  expect(await warnings()).toEqual([]);
});
