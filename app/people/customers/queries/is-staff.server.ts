import { sql } from "drizzle-orm";
import { userRoles } from "#app/running/staff/tables.server.ts";
import { customers } from "../tables.server.ts";

/** Whether the account of a customer is one of the staff's, for the lists that show customers. */
export const isStaffAccount = sql<boolean>`exists (select from ${userRoles}
  where ${userRoles.userId} = ${customers.userId} and ${userRoles.role} <> 'customer')`;
