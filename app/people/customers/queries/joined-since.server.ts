import { sql } from "drizzle-orm";
import { atShopMinute } from "#app/lib/dates.ts";
import { customers } from "../tables.server.ts";
import { isStaffAccount } from "./is-staff.server.ts";

/** Customers without staff who joined on this day in Manila or later; part of a statement. */
export const joinedSince = (day: string) => sql<number>`(
  select count(*)::int from ${customers} where ${customers.createdAt} >= ${atShopMinute(day, 0)}
    and not ${isStaffAccount})`;
