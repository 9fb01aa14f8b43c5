import { sql } from "drizzle-orm";
import { boolean, check, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { ColdWay } from "#app/running/settings/rules/cold-terms.ts";
import type { Rates } from "#app/running/settings/rules/charges.ts";
import { centavos, id, version } from "#app/platform/database/columns.server.ts";

/** Groups of provinces with what a parcel to them costs, and how long it takes. */
export const deliveryAreas = pgTable(
  "delivery_areas",
  {
    id: id(),
    name: text().notNull().unique(),
    /** By PSGC code. One province is in one area; `saveArea` sees to it. */
    provinces: text().array().notNull().default([]),
    /** It has every province that no other area has. There is exactly one. */
    isRest: boolean().notNull().default(false),
    steps: jsonb().$type<Rates["steps"]>().notNull(),
    furtherKilo: centavos().notNull(),
    /** 0 says that no order is large enough. */
    freeFrom: centavos().notNull().default(0),
    /** In business days on the way. */
    daysMin: integer().notNull(),
    daysMax: integer().notNull(),
    /** How goods that have to stay cold go there. */
    cold: text().$type<ColdWay>().notNull().default("open"),
    /** In business days on the way at most, where `cold` is `limited`. */
    coldMost: integer(),
    /** On which weekdays they leave, Sunday 0; none: on the shop's days for cold parcels. */
    coldDays: integer().array().notNull().default([]),
    /** Whether orders to it may be paid in cash to the courier. */
    cash: boolean().notNull().default(true),
    position: integer().notNull(),
    version: version(),
  },
  (t) => [
    uniqueIndex("delivery_areas_one_rest")
      .on(t.isRest)
      .where(sql`${t.isRest}`),
    check("delivery_areas_days", sql`${t.daysMin} between 1 and ${t.daysMax}`),
    check("delivery_areas_cold", sql`${t.cold} in ('open', 'limited', 'never')`),
    check(
      "delivery_areas_cold_limit",
      sql`case when ${t.cold} = 'limited' then coalesce(${t.coldMost}, 0) between 1 and 4
        else ${t.coldMost} is null end`,
    ),
    check("delivery_areas_fees", sql`least(${t.furtherKilo}, ${t.freeFrom}) >= 0`),
    check("delivery_areas_steps", sql`jsonb_array_length(${t.steps}) > 0`),
  ],
);

/** Who carries parcels. An order has the name as it was. */
export const carriers = pgTable(
  "carriers",
  {
    id: id(),
    name: text().notNull().unique(),
    /** Their page of one parcel, with `{number}` where its number goes; empty for none. */
    trackingAddress: text().notNull().default(""),
    phone: text().notNull().default(""),
    isActive: boolean().notNull().default(true),
    position: integer().notNull(),
    version: version(),
  },
  (t) => [
    check(
      "carriers_https",
      sql`${t.trackingAddress} = '' or ${t.trackingAddress} like 'https://%'`,
    ),
  ],
);
