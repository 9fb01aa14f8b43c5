import { setOrderState } from "#app/selling/orders/commands/set-order-state.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { flagOf, isParcelFlag } from "../rules/parcel-flags.ts";
import type { ParcelWord } from "../rules/parcel-words.ts";
import type { LockedParcel } from "./lock-parcel.server.ts";

/** The order of a parcel needs a person. What it needs one for already stays, if it is another matter. */
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
