import { sql, type SQL } from "drizzle-orm";
import { guestAddresses } from "#app/people/customers/tables.server.ts";
import { orders } from "../tables.server.ts";

/** The orders of a record: those of its account, and those under a guest's addresses. */
export const ofRecord = (customerId: string): SQL =>
  sql`(${orders.customerId} = ${customerId} or ${orders.customerId} is null and
    lower(${orders.email}) = any(array(
      select g.email from ${guestAddresses} g where g.customer_id = ${customerId})))`;
