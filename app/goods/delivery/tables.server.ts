import { sql } from "drizzle-orm";
import { boolean, check, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { ColdWay } from "#app/running/settings/rules/cold-terms.ts";
import type { Rates } from "#app/running/settings/rules/charges.ts";
import { centavos, id, version } from "#app/platform/database/columns.server.ts";

/** Groups of provinces, with the rates and the duration of deliveries. */
export const deliveryAreas = pgTable(
  "delivery_areas",
  {
    id: id(),
    name: text().notNull().unique(),
    /** PSGC codes. `saveArea` keeps each province in only one area. */
    provinces: text().array().notNull().default([]),
    /** It has all provinces that no other area has. Exactly one area is like this. */
    isRest: boolean().notNull().default(false),
    steps: jsonb().$type<Rates["steps"]>().notNull(),
    furtherKilo: centavos().notNull(),
    /** 0 means that delivery is never free. */
    freeFrom: centavos().notNull().default(0),
    /** In business days in transit. */
    daysMin: integer().notNull(),
    daysMax: integer().notNull(),
    /** How cold goods are sent there. */
    cold: text().$type<ColdWay>().notNull().default("open"),
    /** The longest transit time in business days, if `cold` is `limited`. */
    coldMost: integer(),
    /** Dispatch weekdays for cold parcels, Sunday 0; empty: the shop's days for cold parcels. */
    coldDays: integer().array().notNull().default([]),
    /** Whether couriers accept cash on delivery there. */
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

/** Carriers. An order has a copy of its carrier's name. */
export const carriers = pgTable(
  "carriers",
  {
    id: id(),
    name: text().notNull().unique(),
    /**
     * The carrier's page of a parcel, with `{number}` for its number; empty without such a page.
     */
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
