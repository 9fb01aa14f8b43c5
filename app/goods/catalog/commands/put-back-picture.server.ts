import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { removedPictures } from "../queries/pictures.server.ts";
import { MOST_PICTURES } from "../rules/picture-terms.ts";
import { lockPictures } from "./lock-pictures.server.ts";
import { writePictures } from "./write-pictures.server.ts";

type PutBackRefusal = Refusal<"forbidden" | "not_found" | "full">;

/** Restores a removed picture at its former position. */
export async function putBackPicture(
  ctx: Ctx,
  { productId, picture }: { productId: string; picture: string },
): Promise<Result<undefined, PutBackRefusal>> {
  if (!may(ctx.actor, "catalog:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const product = await lockPictures(tx, productId);
    if (!product) return refuse("not_found");
    if (product.images.some((image) => image.picture === picture)) return ok(undefined);
    const removed = await removedPictures(tx.db, { productId, now: tx.now });
    const found = removed.find(({ image }) => image.picture === picture);
    if (!found) return refuse("not_found");
    if (product.images.length >= MOST_PICTURES) return refuse("full");
    await writePictures(tx, productId, product.images.toSpliced(found.place, 0, found.image));
    await recordAudit(tx, {
      action: "product.picture_put_back",
      subject: { type: "product", id: productId },
      after: found.image,
    });
    return ok(undefined);
  });
}
