import { asc, inArray, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { nameOf } from "../rules/customer-name.ts";
import { customers } from "../tables.server.ts";

/** The selected customers, in the order of the selection. */
export async function chosenCustomers(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: customers.id,
      firstName: customers.firstName,
      lastName: customers.lastName,
      email: customers.email,
    })
    .from(customers)
    .where(inArray(customers.id, [...ids]))
    .orderBy(asc(sql`array_position(${sql.param([...ids])}::uuid[], ${customers.id})`));
  return rows.map((row) => ({ id: row.id, email: row.email, name: nameOf(row) }));
}
