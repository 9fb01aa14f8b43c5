import { inArray, notInArray, or, sql, type SQL } from "drizzle-orm";
import { deliveryOf } from "#app/goods/catalog/rules/delivery-promise.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { loadAreas } from "#app/goods/delivery/queries/areas.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orderItems, orders } from "../tables.server.ts";
import { parcelItems } from "../tables/parcels.server.ts";
import { coldDay, type ColdDays } from "../rules/cold-day.ts";

/** By the present settings and areas, like all packing; pass settings that were read just now. */
export async function coldDays(
  { db, now }: Pick<Ctx, "db" | "now">,
  read?: Settings,
): Promise<ColdDays> {
  const settings = read ?? (await loadSettings(db));
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

const promisedCold = sql`coalesce((${orders.delivery}->>'cold')::boolean, false)`;

/** Cold units without a parcel. */
const coldIsLeft = sql`exists (select from ${orderItems} i join ${products} c on c.id = i.product_id
  where i.order_id = ${orders.id} and c.needs_cold and i.quantity > coalesce(
    (select sum(p.units) from ${parcelItems} p where p.order_item_id = i.id), 0))`;

/** `isColdParcel` for all remaining units, in SQL. */
const isCold = sql`(${promisedCold} and (${orders.parcelsSent} = 0 or ${coldIsLeft}))`;
export const areaOfOrder = sql<string | null>`${orders.delivery}->'parcel'->>'area'`;

/** A condition: the order's parcel does not leave today. */
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
