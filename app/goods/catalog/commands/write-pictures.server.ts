import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { products } from "../tables.server.ts";
import type { ProductImage } from "../views/shown-picture.ts";

/** A database trigger refreshes the pages that show the product. */
export async function writePictures(
  tx: Ctx,
  productId: string,
  images: ProductImage[],
): Promise<void> {
  await tx.db.update(products).set({ images, updatedAt: tx.now }).where(eq(products.id, productId));
}
