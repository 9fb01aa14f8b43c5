import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { customers } from "../tables.server.ts";

/** The actor's own record, locked until the transaction ends; none for a visitor. */
export async function lockOwnCustomer({ db, actor }: Ctx) {
  if (actor.kind !== "user") return undefined;
  const [customer] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.userId, actor.userId))
    .for("no key update");
  return customer;
}
