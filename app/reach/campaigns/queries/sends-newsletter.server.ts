import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";

/** Whether the owner has marketing emails switched on. */
export async function sendsNewsletter(db: Db): Promise<boolean> {
  return (await loadSettings(db)).marketing_emails;
}
