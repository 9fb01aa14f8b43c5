import { loadSettings } from "#app/running/settings/queries.server.ts";
import { missingByLaw } from "#app/running/settings/rules/missing-by-law.ts";
import type { Services } from "./services.server.ts";

/**
 * At the start of a real shop: a line in the log for each thing that the law asks it to show, and
 * one when nothing backs it up.
 */
export async function warnOfMissingSettings({
  db,
  log,
}: Pick<Services, "db" | "log">): Promise<void> {
  const settings = await loadSettings(db);
  if (settings.backup_recipient === "") {
    log.warn(
      { setting: "backup_recipient" },
      "No backups are made: they need a key that only the owner has. Make it at /admin/settings/backup, or with: npm run backup -- --make-key",
    );
  }
  for (const { key, name } of missingByLaw(settings)) {
    log.warn(
      { setting: key },
      `The law asks an online shop to show its ${name}, and the setting ${key} is empty. Enter it at /admin/settings.`,
    );
  }
}
