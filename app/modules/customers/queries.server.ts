import { eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { customers } from "./tables.server.ts";

export async function customerOfUser(db: Db, userId: string) {
  const [customer] = await db.select().from(customers).where(eq(customers.userId, userId));
  return customer;
}
