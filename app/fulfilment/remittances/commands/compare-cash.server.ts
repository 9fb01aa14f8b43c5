import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { lockCash } from "./lock-cash.server.ts";
import { payMatched } from "./pay-matched.server.ts";
import { placeUnknown } from "./place-unknown.server.ts";
import { writeDifferences } from "./write-differences.server.ts";

/** Looks in what the couriers' cash differs now. What is new waits for staff, and what is gone is ended. */
export async function compareCash(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockCash(tx);
    await placeUnknown(tx);
    await writeDifferences(tx);
  });
  await payMatched(ctx);
}
