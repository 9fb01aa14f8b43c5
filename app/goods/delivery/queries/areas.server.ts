import { asc, sql, type SQL } from "drizzle-orm";
import { places } from "#app/running/places/tables.server.ts";
import { themeSettings } from "#app/running/settings/tables.server.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Area } from "../rules/areas.ts";
import { deliveryAreas } from "../tables.server.ts";

const provinceKeys = sql`(
  select coalesce(json_agg(${places.key}), '[]') from ${places}
  where ${places.code} = any(${deliveryAreas.provinces}) and ${places.kind} = 'province')`;

const allAreas = sql`(
  select coalesce(json_agg(json_build_object(
    'name', ${deliveryAreas.name}, 'isRest', ${deliveryAreas.isRest},
    'provinces', ${provinceKeys}, 'steps', ${deliveryAreas.steps},
    'furtherKilo', ${deliveryAreas.furtherKilo}, 'freeFrom', ${deliveryAreas.freeFrom},
    'days', json_build_array(${deliveryAreas.daysMin}, ${deliveryAreas.daysMax}),
    'cold', json_build_object('way', ${deliveryAreas.cold}, 'most', ${deliveryAreas.coldMost},
      'days', ${deliveryAreas.coldDays}), 'cash', ${deliveryAreas.cash})
    order by ${deliveryAreas.position}), '[]')
  from ${deliveryAreas})`;

/** The areas as JSON, for a statement that reads other things too; null if no fee is by area. */
export const storedAreas: SQL = sql`(
  select case when exists (
    select from ${themeSettings}
    where ${themeSettings.key} = 'shipping_by' and ${themeSettings.value} = 'area'
  ) then ${allAreas} end)`;

/** Everything that decides on the fee; null if the settings charge the same everywhere. */
export async function loadAreas(
  db: Db,
  settings: Pick<Settings, "shipping_by">,
): Promise<Area[] | null> {
  return settings.shipping_by === "area" ? everyArea(db) : null;
}

export async function everyArea(db: Db): Promise<Area[]> {
  const { rows } = await db.execute<{ areas: Area[] }>(sql`select ${allAreas} as areas`);
  return rows[0]?.areas ?? [];
}

export async function listAreas(db: Db) {
  return db.select().from(deliveryAreas).orderBy(asc(deliveryAreas.position));
}
