import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { missingByLaw } from "#app/modules/settings/rules/missing-by-law.ts";
import type { Services } from "./services.server.ts";

/** At the start of a real shop: a line in the log for each thing that the law asks it to show. */
export async function warnOfMissingSettings({
  db,
  log,
}: Pick<Services, "db" | "log">): Promise<void> {
  for (const { key, name } of missingByLaw(await loadSettings(db))) {
    log.warn(
      { setting: key },
      `The law asks an online shop to show its ${name}, and the setting ${key} is empty. Enter it at /admin/settings.`,
    );
  }
}
