import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { nextNumber } from "#app/platform/database/next-number.server.ts";
import type { UnitsClaim } from "../rules/claim-units.ts";
import type { Asker, ReturnReason } from "../rules/return-terms.ts";
import { returnReasons } from "../texts/shopper.ts";
import { returnLines, returnNumbers, returnPhotos, returns } from "../tables.server.ts";

export type NewPhoto = Omit<typeof returnPhotos.$inferInsert, "returnId" | "uploadedAt">;

type NewReturn = {
  order: { id: string };
  askedBy: Asker;
  reason: ReturnReason;
  note: string;
  asCredit?: boolean;
  askedKey: string;
  lines: readonly UnitsClaim[];
  photos?: readonly NewPhoto[];
};

/** Inserts a new return. The caller has locked the order and decided. */
export async function writeReturn(
  ctx: Ctx,
  { order, askedBy, reason, note, asCredit, askedKey, lines, photos = [] }: NewReturn,
): Promise<{ id: string; number: string }> {
  const id = ctx.ids.newId();
  const number = await nextNumber(ctx, "RT", returnNumbers);
  const isHere = askedBy === "courier";
  await ctx.db.insert(returns).values({
    id,
    number,
    orderId: order.id,
    state: isHere ? "received" : "asked",
    askedBy,
    reason,
    note,
    asCredit,
    askedKey,
    askedAt: ctx.now,
    receivedAt: isHere ? ctx.now : null,
  });
  await ctx.db.insert(returnLines).values(
    lines.map(({ orderItemId, units }) => {
      const received = isHere ? units : null;
      return { id: ctx.ids.newId(), returnId: id, orderItemId, units, received };
    }),
  );
  if (photos.length > 0) {
    const uploadedAt = ctx.now;
    await ctx.db
      .insert(returnPhotos)
      .values(photos.map((photo) => ({ ...photo, returnId: id, uploadedAt })));
  }
  await recordAudit(ctx, {
    action: isHere ? "return.came_back" : "return.asked",
    subject: { type: "return", id },
    // The number is on both sides, which is not a change: the log identifies the return by it.
    before: { number },
    after: { number, reason: returnReasons[reason], units: unitsOf(lines) },
  });
  return { id, number };
}

function unitsOf(lines: readonly UnitsClaim[]): number {
  return lines.reduce((sum, { units }) => sum + units, 0);
}
