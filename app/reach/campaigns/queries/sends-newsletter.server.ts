import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";

export async function sendsNewsletter(db: Db): Promise<boolean> {
  return (await loadSettings(db)).marketing_emails;
}
