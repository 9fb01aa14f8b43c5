import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";

/** The owner's setting for mails to buyers about their parcel. */
export async function tellsBuyers(db: Db): Promise<boolean> {
  return (await loadSettings(db)).customer_notifications;
}
