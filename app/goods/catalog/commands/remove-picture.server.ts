import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { removedPictures } from "../queries/pictures.server.ts";
import { lockPictures } from "./lock-pictures.server.ts";
import { writePictures } from "./write-pictures.server.ts";

/**
 * Removes a picture from its product. The audit row has everything to restore it, and the files
 * stay for as long as staff can do that. A picture that is already gone is not an error.
 */
export async function removePicture(
  ctx: Ctx,
  { productId, picture }: { productId: string; picture: string },
): Promise<Result<undefined, Refusal<"forbidden" | "not_found">>> {
  if (!may(ctx.actor, "catalog:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const product = await lockPictures(tx, productId);
    if (!product) return refuse("not_found");
    const place = product.images.findIndex((image) => image.picture === picture);
    const image = product.images[place];
    if (!image) {
      const removed = await removedPictures(tx.db, { productId, now: tx.now });
      const isGone = removed.some((each) => each.image.picture === picture);
      return isGone ? ok(undefined) : refuse("not_found");
    }
    await writePictures(tx, productId, product.images.toSpliced(place, 1));
    await recordAudit(tx, {
      action: "product.picture_removed",
      subject: { type: "product", id: productId },
      before: { ...image, place },
    });
    return ok(undefined);
  });
}
