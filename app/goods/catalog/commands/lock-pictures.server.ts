import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { products } from "../tables.server.ts";

export async function lockPictures(tx: Ctx, productId: string) {
  const [product] = await tx.db
    .select({ name: products.name, images: products.images })
    .from(products)
    .where(eq(products.id, productId))
    .for("update");
  return product;
}
