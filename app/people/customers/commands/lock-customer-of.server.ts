import { eq } from "drizzle-orm";
import { customers } from "../tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** Saving and withdrawing of one account take turns, so that no answer is left without its consent. */
export async function lockCustomerOf({ db }: Ctx, userId: string): Promise<void> {
  await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.userId, userId))
    .for("update");
}
