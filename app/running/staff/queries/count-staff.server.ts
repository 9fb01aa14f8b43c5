import { sql } from "drizzle-orm";
import { userRoles } from "../tables.server.ts";

/** The number of people who may open the back-office; part of a statement. */
export const staffCount = sql<number>`(select count(distinct ${userRoles.userId})::int
  from ${userRoles} where ${userRoles.role} <> 'customer')`;
