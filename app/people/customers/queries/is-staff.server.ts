import { sql } from "drizzle-orm";
import { userRoles } from "#app/running/staff/tables.server.ts";
import { customers } from "../tables.server.ts";

/** Whether a customer's account belongs to staff, for lists of customers. */
export const isStaffAccount = sql<boolean>`exists (select from ${userRoles}
  where ${userRoles.userId} = ${customers.userId} and ${userRoles.role} <> 'customer')`;
