import { inArray, notInArray, or, sql, type SQL } from "drizzle-orm";
import { deliveryOf } from "#app/modules/catalog/rules/delivery-promise.ts";
import { loadAreas } from "#app/modules/delivery/queries/areas.server.ts";
import { orders } from "#app/modules/orders/tables.server.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { coldDay, type ColdDays } from "../rules/cold-day.ts";

/** By the settings and areas as they are now, like all that is packed. */
export async function coldDays({ db, now }: Pick<Ctx, "db" | "now">): Promise<ColdDays> {
  const settings = await loadSettings(db);
  const areas = (await loadAreas(db, settings)) ?? [];
  return {
    shop: coldDay(now, deliveryOf(settings)),
    areas: new Map(
      areas.map(({ name, days: travels, cold: coldTerms }) => [
        name,
        coldDay(now, deliveryOf(settings, { travels, coldTerms })),
      ]),
    ),
  };
}

export const isCold = sql`coalesce((${orders.delivery}->>'cold')::boolean, false)`;
export const areaOfOrder = sql<string | null>`${orders.delivery}->'parcel'->>'area'`;

/** The same for all orders at once: that a parcel does not leave today. */
export function waitsForItsDay({ shop, areas }: ColdDays): SQL<boolean> {
  const known = [...areas.keys()];
  const leaving = known.filter((name) => areas.get(name)?.state === "today");
  const isElsewhere = known.length > 0 ? notInArray(areaOfOrder, known) : sql`true`;
  const leavesToday = or(
    leaving.length > 0 ? inArray(areaOfOrder, leaving) : undefined,
    shop.state === "today" ? sql`coalesce(${isElsewhere}, true)` : undefined,
  );
  return sql<boolean>`(${isCold} and not coalesce(${leavesToday ?? sql`false`}, false))`;
}
