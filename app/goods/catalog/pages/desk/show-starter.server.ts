import { formatMoney } from "#app/lib/money.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { starterState } from "../../queries/starter-state.server.ts";
import { listPrice, PRICE_LISTS, type PriceList } from "../../rules/price-list.ts";
import { writeStrength } from "../../rules/strength.ts";
import { starterCategories } from "../../starter/categories.ts";
import { drawnVials } from "../../starter/drawn-vials.ts";
import { starterProducts } from "../../starter/products.ts";
import { vialPictures } from "../../starter/vial-pictures.ts";
import { statusInShort } from "../../texts/shopper-product.ts";
import { starterMessages as say } from "../../texts/staff-starter.ts";
import { areaTint } from "../../views/area-looks.ts";
import { productPicture } from "../../views/shown-picture.ts";

export const readPriceList = (text: string | null | undefined): PriceList =>
  PRICE_LISTS.find((list) => list === text) ?? "storefront";

/** The starter catalog, with what adding would do for each product. */
export async function showStarter(db: Db, prices: PriceList) {
  const { products, categoryIds } = await starterState(db);
  const cards = starterProducts.map((product) => {
    const { slug, name, categorySlug, shortDescription, regulatoryStatus, clearance } = product;
    const area = starterCategories.find((category) => category.slug === categorySlug);
    const known = products.get(slug);
    const drawn = drawnVials[slug];
    return {
      slug,
      name,
      category: area?.name ?? "",
      shortDescription,
      price: formatMoney(listPrice(prices, product)),
      status: statusInShort[regulatoryStatus],
      clearance: say.clearances[clearance],
      drawn: drawn && say.drawn(writeStrength(drawn)),
      tint: areaTint(area?.look ?? null),
      picture: productPicture({ name, images: vialPictures(product) }),
      known,
    };
  });
  return {
    prices,
    cards,
    missing: cards.filter(({ known }) => !known).length,
    missingCategories: starterCategories.filter(({ slug }) => !categoryIds.get(slug)).length,
  };
}

export type StarterCard = Awaited<ReturnType<typeof showStarter>>["cards"][number];
