import { notInArray } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import { products } from "#app/goods/catalog/tables.server.ts";
import { insideTheShop } from "./inside-the-shop.ts";

/** What a product needs so that the shop shows it. */
export const shown = {
  description: "A vial.",
  shortDescription: "A vial.",
  images: [{ picture: "glow", alt: "A vial" }],
};

/**
 * What the journeys of this file add is not on sale after them: others count what the shop lists.
 * Call it at the top level.
 */
export function hideNewProducts(): void {
  let known: string[] = [];
  beforeAll(() =>
    insideTheShop(async ({ db }) => {
      known = (await db.select({ id: products.id }).from(products)).map(({ id }) => id);
    }),
  );
  afterAll(() =>
    insideTheShop(({ db }) =>
      db.update(products).set({ isActive: false }).where(notInArray(products.id, known)),
    ),
  );
}
