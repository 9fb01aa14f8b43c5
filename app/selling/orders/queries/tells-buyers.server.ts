import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";

/** Whether the owner wants buyers to get emails about where their parcel is. */
export async function tellsBuyers(db: Db): Promise<boolean> {
  return (await loadSettings(db)).customer_notifications;
}
