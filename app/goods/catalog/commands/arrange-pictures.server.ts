import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { arranged } from "../rules/picture-order.ts";
import { lockPictures } from "./lock-pictures.server.ts";
import { writePictures } from "./write-pictures.server.ts";

type Arrangement = { productId: string; was: readonly string[]; order: readonly string[] };
type ArrangeRefusal = Refusal<"forbidden" | "not_found" | "changed_meanwhile">;

/** Reorders a product's pictures; cards show the first. */
export async function arrangePictures(
  ctx: Ctx,
  { productId, ...wanted }: Arrangement,
): Promise<Result<undefined, ArrangeRefusal>> {
  if (!may(ctx.actor, "catalog:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const product = await lockPictures(tx, productId);
    if (!product) return refuse("not_found");
    const images = arranged(product.images, wanted);
    if (!images.ok) return images;
    const before = product.images.map(({ picture }) => picture);
    const after = images.value.map(({ picture }) => picture);
    if (before.every((picture, index) => picture === after[index])) return ok(undefined);
    await writePictures(tx, productId, images.value);
    await recordAudit(tx, {
      action: "product.pictures_arranged",
      subject: { type: "product", id: productId },
      before: { pictures: before },
      after: { pictures: after },
    });
    return ok(undefined);
  });
}
