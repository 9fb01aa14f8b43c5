import { setOrderState } from "#app/selling/orders/commands/set-order-state.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { flagOf, isParcelFlag } from "../rules/parcel-flags.ts";
import type { ParcelWord } from "../rules/parcel-words.ts";
import type { LockedParcel } from "./lock-parcel.server.ts";

/** Flags the order of a parcel for staff. Keeps an existing flag if it is about another matter. */
export async function flagParcel(
  tx: Ctx,
  { order, parcel }: LockedParcel,
  word: ParcelWord,
): Promise<void> {
  const flag = flagOf(word, parcel.number);
  const now = order.needsAttention;
  if (flag === undefined || (now !== null && !isParcelFlag(now))) return;
  await setOrderState(tx, order, { needsAttention: flag });
}
