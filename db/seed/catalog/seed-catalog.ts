import { pesos } from "#app/lib/money.ts";
import { adjustStock } from "#app/goods/catalog/commands/adjust-stock.server.ts";
import { createProduct } from "#app/goods/catalog/commands/create-product.server.ts";
import { categoryCommands } from "#app/goods/catalog/commands/category.server.ts";
import { saveVariants } from "#app/goods/catalog/commands/save-variants/save-variants.server.ts";
import type { ProductInput } from "#app/goods/catalog/input.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { done } from "../done.ts";
import { starterAddOns } from "./add-ons.ts";
import { starterCategories } from "#app/goods/catalog/starter/categories.ts";
import { drawnVials } from "#app/goods/catalog/starter/drawn-vials.ts";
import { seedSearchWords } from "./seed-search-words.ts";
import { starterProducts } from "#app/goods/catalog/starter/products.ts";
import { starterInput } from "#app/goods/catalog/starter/starter-input.ts";
import type {
  StarterAddOn,
  StarterProduct,
  StarterVariants,
} from "#app/goods/catalog/starter/starter-product.ts";

export async function seedCatalog(services: Services, openedAt: Date): Promise<void> {
  const ctx = { ...systemContext(services, "seed"), now: openedAt };
  const categoryIds = new Map<string, string>();
  for (const category of starterCategories) {
    const saved = await categoryCommands.save(ctx, { ...category, isActive: true });
    categoryIds.set(category.slug, done(saved).id);
  }
  for (const product of starterProducts) {
    const categoryId = categoryIds.get(product.categorySlug) ?? null;
    const input = productInput(product, categoryId);
    if (product.comesIn) await addVariants(ctx, input, product, product.comesIn);
    else await add(ctx, input, product.initialStock);
  }
  for (const addOn of starterAddOns) await add(ctx, addOnInput(addOn), addOn.initialStock);
  await seedSearchWords(ctx);
}

async function add(ctx: Ctx, input: ProductInput, stock: number | null): Promise<string> {
  const { id } = done(await createProduct(ctx, input));
  if (stock !== null) {
    done(await adjustStock(ctx, { productId: id, by: stock, reason: "first stock" }));
  }
  return id;
}

async function addVariants(
  ctx: Ctx,
  input: ProductInput,
  { pricePesos, initialStock }: StarterProduct,
  { option, first, more }: StarterVariants,
): Promise<void> {
  const productId = await add(ctx, input, null);
  const variants = [{ ...first, pricePesos, initialStock }, ...more];
  const saved = await saveVariants(ctx, {
    productId,
    option1Name: option,
    option2Name: null,
    variants: variants.map((variant) => ({
      option1Value: variant.value,
      option2Value: null,
      sku: variant.sku,
      price: pesos(variant.pricePesos),
      compareAtPrice: null,
      isActive: true,
    })),
  });
  for (const [index, variantId] of done(saved).ids.entries()) {
    const by = variants[index]?.initialStock ?? 0;
    done(await adjustStock(ctx, { productId, variantId, by, reason: "first stock" }));
  }
}

function productInput(product: StarterProduct, categoryId: string | null): ProductInput {
  const vial = drawnVials[product.slug];
  return {
    ...starterInput(product, { categoryId, price: pesos(product.pricePesos) }),
    vialAmount: vial?.amount ?? null,
    vialUnit: vial?.unit ?? null,
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
    interactions: [],
    safetyText: "",
    sources: [],
    images: [{ picture: addOn.slug, alt: pictureAlt }],
  };
}
