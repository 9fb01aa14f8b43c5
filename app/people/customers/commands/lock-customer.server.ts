import { eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { customers } from "../tables.server.ts";

/** The record as it is now, locked until the transaction ends. */
export async function lockCustomer({ db }: Ctx, customerId: string) {
  if (!isUuid(customerId)) return undefined;
  const [customer] = await db
    .select()
    .from(customers)
    .where(eq(customers.id, customerId))
    .for("no key update");
  return customer;
}
