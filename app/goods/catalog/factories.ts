import { eq } from "drizzle-orm";
import { pesos } from "#app/lib/money.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { adjustStock } from "./commands/adjust-stock.server.ts";
import { createProduct } from "./commands/create-product.server.ts";
import { categoryCommands } from "./commands/category.server.ts";
import { saveVariants } from "./commands/save-variants/save-variants.server.ts";
import type { CategoryInput, ProductInput } from "./input.ts";
import { substanceOf } from "./starter/substances.ts";
import { slugOf } from "#app/running/content/rules/slugs.ts";
import { categories, productVariants } from "./tables.server.ts";

/** A category for tests; its address is derived from its name. */
export async function makeCategory(
  ctx: Ctx,
  { sortOrder, ...rest }: Partial<CategoryInput> & { name: string; sortOrder?: number },
): Promise<string> {
  const facts = { slug: slugOf(rest.name), description: "", look: null, isActive: true };
  const made = await categoryCommands.save(ctx, { ...facts, ...rest });
  if (!made.ok) throw new Error(`category ${rest.name}: ${made.reason}`);
  const { id } = made.value;
  if (sortOrder !== undefined) {
    await ctx.db.update(categories).set({ sortOrder }).where(eq(categories.id, id));
  }
  return id;
}

/** A listed product for tests, with ten units in stock by default. */
export async function makeProduct(
  ctx: Ctx,
  { stock = 10, ...rest }: Partial<ProductInput> & { name: string; stock?: number | null },
): Promise<string> {
  const slug = rest.slug ?? slugOf(rest.name);
  const made = await createProduct(ctx, {
    ...plain,
    ...substanceFor(slug),
    slug,
    sku: `SKU-${slug}`,
    ...rest,
  });
  if (!made.ok) throw new Error(`product ${rest.name}: ${made.reason}`);
  const productId = made.value.id;
  if (stock) await adjustStock(ctx, { productId, by: stock, reason: "test" });
  return productId;
}

/** The substance of the starter product with this address, or of one that may be combined. */
function substanceFor(slug: string) {
  const { compound, route, form } = substanceOf(slug);
  return {
    compound: compound ?? "other",
    route: route ?? "under_skin",
    form: form ?? "powder_vial",
  };
}

type TestVariant = {
  value: string;
  value2?: string | null;
  price: number;
  compareAtPrice?: number | null;
  stock?: number;
  isActive?: boolean;
};

/** Adds variants to a test product, each with ten units in stock by default. Returns their ids. */
export async function makeVariants(
  ctx: Ctx,
  productId: string,
  ...variants: TestVariant[]
): Promise<string[]> {
  const saved = await saveVariants(ctx, {
    productId,
    option1Name: "Size",
    option2Name: variants.some(({ value2 }) => value2) ? "Pack" : null,
    variants: variants.map(({ value, value2 = null, ...variant }) => ({
      option1Value: value,
      option2Value: value2,
      sku: `${productId.slice(-12)} ${value} ${value2 ?? ""}`,
      price: variant.price,
      compareAtPrice: null,
      isActive: variant.isActive ?? true,
    })),
  });
  if (!saved.ok) throw new Error(`variants of ${productId}: ${saved.reason}`);
  for (const [index, variantId] of saved.value.ids.entries()) {
    const { stock: by = 10, compareAtPrice = null } = variants[index] ?? {};
    if (compareAtPrice !== null) {
      // The form would refuse this price, because it has no price history.
      const own = eq(productVariants.id, variantId);
      await ctx.db.update(productVariants).set({ compareAtPrice }).where(own);
    }
    if (by > 0) await adjustStock(ctx, { productId, variantId, by, reason: "test" });
  }
  return saved.value.ids;
}

const plain = {
  kind: "product",
  categoryId: null,
  price: pesos(1_000),
  isActive: true,
  featured: false,
  shortDescription: "",
  description: "",
  courseWeeksMin: null,
  courseWeeksMax: null,
  monthlyFactor: null,
  regulatoryStatus: "not_registered",
  registrationNo: null,
  clearance: "none",
  benefits: [],
  howItWorks: "",
  usage: "",
  storage: "",
  contraindications: [],
  interactions: [],
  safetyText: "Not an approved medicine.",
  sources: [],
  images: [],
} satisfies Omit<ProductInput, "slug" | "sku" | "name">;
