import { and, asc, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { href } from "react-router";
import { formatMoney, type Centavos } from "#app/lib/money.ts";
import { availableUnits } from "#app/goods/catalog/queries/available-units.server.ts";
import { listed } from "#app/goods/catalog/queries/listing-pages.server.ts";
import { soldVariants } from "#app/goods/catalog/queries/variants.server.ts";
import { categories, products } from "#app/goods/catalog/tables.server.ts";
import { pricePerUnit, readStrength, writeStrength } from "#app/goods/catalog/rules/strength.ts";
import { vialOf } from "#app/goods/catalog/views/show-vial.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { productAnswers, shopAnswers } from "../texts/shopper-skills.ts";
import type { SkillAnswer } from "../views/skill-answer.ts";
import type { Question } from "./skill.ts";

/** What is sold of a product: its sizes, or the product itself. */
export type SoldForm = {
  size: string;
  price: Centavos;
  /** `₱1,250.00 per mg`; undefined if the content is unknown. */
  perUnit: string | undefined;
  /** The same as a figure. */
  each: Centavos | undefined;
  available: number | undefined;
};

export type ProductFacts = Awaited<ReturnType<typeof productFacts>>[number];

/** The current facts about the products that a question names, in its order. */
export async function productFacts({ db, products: named }: Pick<Question, "db" | "products">) {
  const slugs = named.map(({ slug }) => slug);
  if (slugs.length === 0) return [];
  const rows = await db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      price: products.price,
      highestPrice: products.highestPrice,
      vialAmount: products.vialAmount,
      vialUnit: products.vialUnit,
      regulatoryStatus: products.regulatoryStatus,
      registrationNo: products.registrationNo,
      clearance: products.clearance,
      form: products.form,
      courseWeeksMin: products.courseWeeksMin,
      courseWeeksMax: products.courseWeeksMax,
      monthlyFactor: products.monthlyFactor,
      ratingAvg: products.ratingAvg,
      ratingCount: products.ratingCount,
      available: availableUnits,
    })
    .from(products)
    // `availableUnits` needs a query in which columns are named with their table.
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(inArray(products.slug, slugs), listed));
  const inOrder = rows.toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
  return Promise.all(
    inOrder.map(async (row) => ({ ...row, link: linkTo(row), forms: await formsOf(db, row) })),
  );
}

const linkTo = ({ name, slug }: { name: string; slug: string }) => ({
  title: shopAnswers.links.product(name),
  url: href("/product/:id", { id: slug }),
});

type Row = Pick<
  typeof products.$inferSelect,
  "id" | "price" | "highestPrice" | "vialAmount" | "vialUnit"
> & {
  available: number | null;
};

async function formsOf(db: Db, row: Row): Promise<SoldForm[]> {
  if (row.highestPrice === null) {
    const vial = vialOf(row);
    const size = vial ? writeStrength(vial) : "";
    return [formOf(size, row.price, row.available ?? undefined)];
  }
  const variants = await soldVariants(db, row.id);
  return variants.map(({ variantName, price, available }) => formOf(variantName, price, available));
}

function formOf(size: string, price: Centavos, available: number | undefined): SoldForm {
  const strength = readStrength(size);
  const each = strength && pricePerUnit(price, strength);
  const perUnit =
    strength && each !== undefined ? `${formatMoney(each)} per ${strength.unit}` : undefined;
  return { size, price, perUnit, each, available };
}

/** Longer lists are for the page of products. */
const MOST_LISTED = 12;

/** What the shop sells, the cheapest first: all of it if that is short, or else its two ends. */
export async function pricesInOrder(db: Db) {
  const highest = sql<Centavos>`coalesce(${products.highestPrice}, ${products.price})`;
  const rows = (order: SQL, most: number) =>
    db
      .select({ name: products.name, slug: products.slug, price: products.price, highest })
      .from(products)
      .where(listed)
      .orderBy(order, asc(products.name))
      .limit(most);
  const cheapest = await rows(asc(products.price), MOST_LISTED + 1);
  const [[first], [most]] = [cheapest, await rows(desc(highest), 1)];
  if (!first || !most) return undefined;
  const all = cheapest.length > MOST_LISTED ? [] : cheapest;
  return { all, least: { ...first, link: linkTo(first) }, most };
}

export const soldCategories = (db: Db) =>
  db
    .selectDistinct({ name: categories.name, slug: categories.slug })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(listed)
    .orderBy(categories.name);

const MOST_IN_CATEGORY = 6;

/** The products of a category. It recommends none. */
export async function productsIn(db: Db, category: string): Promise<SkillAnswer | undefined> {
  const rows = await db
    .select({ name: products.name, slug: products.slug, price: products.price })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(listed, eq(categories.slug, category)))
    .orderBy(asc(products.name))
    .limit(MOST_IN_CATEGORY);
  if (rows.length === 0) return undefined;
  const priced = rows.map(({ name, price }) => productAnswers.priced(name, formatMoney(price)));
  return { text: productAnswers.goal(priced), links: rows.map(linkTo) };
}

/** What the cart offers besides products: supplies, and credits for a visit. */
export const offersOf = (db: Db, kind: "supply" | "service") =>
  db
    .select({ name: products.name, price: products.price, description: products.description })
    .from(products)
    .where(and(eq(products.kind, kind), products.isActive))
    .orderBy(products.name);

/** "Two vials of Glow": what so many cost, if each product that it names has one price. */
export async function totalsOf({ db, products: named, counts }: Question): Promise<string[]> {
  if ([...counts.values()].every((count) => count === 1)) return [];
  const found = await productFacts({ db, products: named });
  const priced = found.flatMap(({ slug, name, forms: [only, other] }) =>
    only && !other ? [{ name, count: counts.get(slug) ?? 1, each: only.price }] : [],
  );
  if (priced.length < found.length) return [];
  const total = priced.reduce((sum, { count, each }) => sum + count * each, 0);
  return [
    ...priced.map(({ name, count, each }) =>
      productAnswers.several(count, name, formatMoney(count * each)),
    ),
    ...(priced.length > 1 ? [productAnswers.total(formatMoney(total))] : []),
  ];
}

/** The price of a mg of all that is sold, the lowest first. */
export async function perMgOfAll(db: Db): Promise<string | undefined> {
  const { all = [] } = (await pricesInOrder(db)) ?? {};
  const found = await productFacts({ db, products: all });
  const forms = found.flatMap(({ name, forms: sold }) =>
    sold.flatMap(({ size, perUnit, each }) =>
      perUnit?.endsWith("mg") ? [{ each, text: `${name} ${size}, ${perUnit}` }] : [],
    ),
  );
  if (forms.length === 0) return undefined;
  const inOrder = forms.toSorted((a, b) => (a.each ?? 0) - (b.each ?? 0));
  return productAnswers.perMgInOrder(inOrder.map(({ text }) => text));
}
