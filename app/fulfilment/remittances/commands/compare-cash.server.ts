import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { lockCash } from "./lock-cash.server.ts";
import { payMatched } from "./pay-matched.server.ts";
import { eq, isNull } from "drizzle-orm";
import { knownFor } from "../queries/named-parcels.server.ts";
import { chooseParcel } from "../rules/place-lines.ts";
import { remittanceFiles, remittanceLines } from "../tables.server.ts";
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

/**
 * Matches lines with parcels whose tracking numbers staff have corrected since. The caller has
 * locked the cash.
 */
async function placeUnknown({ db }: Ctx): Promise<void> {
  const unknown = await db
    .select({
      id: remittanceLines.id,
      tracking: remittanceLines.tracking,
      carrier: remittanceFiles.carrier,
    })
    .from(remittanceLines)
    .innerJoin(remittanceFiles, eq(remittanceFiles.id, remittanceLines.fileId))
    .where(isNull(remittanceLines.orderId))
    .orderBy(remittanceFiles.uploadedAt, remittanceLines.rowNo);
  if (unknown.length === 0) return;
  const { named, known } = await knownFor(
    db,
    unknown.map(({ tracking }) => tracking),
  );
  for (const { id, tracking, carrier } of unknown) {
    const parcel = chooseParcel(named, tracking, carrier);
    if (!parcel) continue;
    const { parcelId, orderId, due } = parcel;
    const expected = known.orders.has(orderId) ? 0 : due;
    known.orders.add(orderId);
    await db
      .update(remittanceLines)
      .set({ parcelId, orderId, expected })
      .where(eq(remittanceLines.id, id));
  }
}
