import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { creditAccounts } from "../tables.server.ts";

/** The customer's account, locked until the transaction ends. Made if there was none. */
export async function openCredit({ db, ids, now }: Ctx, customerId: string) {
  await db
    .insert(creditAccounts)
    .values({ id: ids.newId(), customerId, createdAt: now })
    .onConflictDoNothing();
  const [account] = await db
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.customerId, customerId))
    .for("no key update");
  if (!account) throw new Error("a credit account that was just made is missing");
  return account;
}
