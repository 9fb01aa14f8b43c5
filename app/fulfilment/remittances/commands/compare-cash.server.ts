import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { lockCash } from "./lock-cash.server.ts";
import { payMatched } from "./pay-matched.server.ts";
import { placeUnknown } from "./place-unknown.server.ts";
import { writeDifferences } from "./write-differences.server.ts";

/** Finds the differences in the couriers' cash. New ones wait for staff, resolved ones end. */
export async function compareCash(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockCash(tx);
    await placeUnknown(tx);
    await writeDifferences(tx);
  });
  await payMatched(ctx);
}
