import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Charges } from "#app/running/settings/rules/charges.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { chargesTo } from "../rules/areas.ts";
import { loadAreas } from "./areas.server.ts";

/** The current charges of an order to a province. */
export async function loadCharges(db: Db, province: string | null): Promise<Charges> {
  const settings = await loadSettings(db);
  return chargesTo(settings, await loadAreas(db, settings), province);
}
