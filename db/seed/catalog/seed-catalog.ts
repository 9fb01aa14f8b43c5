import { pesos } from "#app/lib/money.ts";
import { adjustStock } from "#app/modules/catalog/commands/adjust-stock.server.ts";
import { createCategory } from "#app/modules/catalog/commands/create-category.server.ts";
import { createProduct } from "#app/modules/catalog/commands/create-product.server.ts";
import type { ProductInput } from "#app/modules/catalog/input.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { systemContext } from "#app/server/services.server.ts";
import type { Services } from "#app/server/services.server.ts";
import { done } from "../done.ts";
import { starterAddOns } from "./add-ons.ts";
import { starterCategories } from "./categories.ts";
import { searchKeywords } from "./search-keywords.ts";
import { starterProducts } from "./products.ts";
import type { StarterAddOn, StarterProduct } from "./starter-product.ts";

export async function seedCatalog(services: Services): Promise<void> {
  const ctx = systemContext(services, "seed");
  const categoryIds = new Map<string, string>();
  for (const category of starterCategories) {
    categoryIds.set(category.slug, done(await createCategory(ctx, category)).id);
  }
  for (const product of starterProducts) {
    const categoryId = categoryIds.get(product.categorySlug) ?? null;
    await add(ctx, productInput(product, categoryId), product.initialStock);
  }
  for (const addOn of starterAddOns) await add(ctx, addOnInput(addOn), addOn.initialStock);
}

async function add(ctx: Ctx, input: ProductInput, stock: number | null): Promise<void> {
  const { id } = done(await createProduct(ctx, input));
  if (stock !== null) {
    done(await adjustStock(ctx, { productId: id, by: stock, reason: "first stock" }));
  }
}

function productInput(product: StarterProduct, categoryId: string | null): ProductInput {
  const { categorySlug: _, initialStock: __, pricePesos, reviewedBy: ___, ...rest } = product;
  return {
    ...rest,
    categoryId,
    keywords: searchKeywords[product.slug] ?? "",
    price: pesos(pricePesos),
    isActive: true,
    benefits: [...product.benefits],
    contraindications: [...product.contraindications],
    sources: [...product.sources],
    images: [{ picture: product.slug, alt: `A glass vial labelled ${product.name}` }],
  };
}

function addOnInput(addOn: StarterAddOn): ProductInput {
  const { initialStock: _, pricePesos, description, pictureAlt, ...rest } = addOn;
  return {
    ...rest,
    description,
    shortDescription: description,
    categoryId: null,
    price: pesos(pricePesos),
    isActive: true,
    featured: false,
    courseWeeksMin: null,
    courseWeeksMax: null,
    monthlyFactor: null,
    registrationNo: null,
    benefits: [],
    howItWorks: "",
    usage: "",
    storage: "",
    contraindications: [],
    safetyText: "",
    sources: [],
    images: [{ picture: addOn.slug, alt: pictureAlt }],
  };
}
