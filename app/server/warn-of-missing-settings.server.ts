import { loadSettings } from "#app/running/settings/queries.server.ts";
import { missingByLaw } from "#app/running/settings/rules/missing-by-law.ts";
import { ownCommand } from "#app/platform/own-command.server.ts";
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
      `No backups are made, because there is no backup key. Create one at /admin/settings/backup, or run: ${ownCommand("backup", "--make-key")}`,
    );
  }
  for (const { key, name } of missingByLaw(settings)) {
    log.warn(
      { setting: key },
      `By law, an online shop must show its ${name}, but the setting ${key} is empty. Enter it at /admin/settings.`,
    );
  }
}
