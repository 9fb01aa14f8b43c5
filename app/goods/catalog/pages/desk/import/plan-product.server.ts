import { sameText, type EditField, type Texts } from "#app/lib/edit.ts";
import type { Change, PlannedItem } from "#app/running/imports/rules/planned-item.ts";
import { slugOf } from "#app/running/content/rules/slugs.ts";
import type { KnownProduct } from "../../../queries/known-products.server.ts";
import type { ImportedProduct } from "../../../rules/imported-product.ts";
import { wasAskedFor } from "../../../rules/price-proof.ts";
import { changedFacts, factsOf, type ProductFacts } from "../../../rules/product-facts.ts";
import { missingToPublish } from "../../../rules/publish-checks.ts";
import { productImportMessages as say } from "../../../texts/staff-import.ts";
import { productAdminMessages } from "../../../texts/staff-products.ts";
import { writeHundredths } from "#app/lib/hundredths.ts";
import { newProduct, productFields, productTexts } from "../product-fields.ts";
import { productForm } from "../product-input.ts";
import { planStock } from "./plan-stock.server.ts";
import { planVariants } from "./plan-variants.server.ts";
import type { ProductPlan } from "../../../rules/product-plan.ts";
import { typedTexts, type Category } from "./typed-texts.ts";

export type PlanShop = { categories: readonly Category[]; setStock: boolean; now: Date };

/** Plans what the rows about one product would do, for an existing or a new product. */
export function planProduct(
  item: ImportedProduct,
  known: KnownProduct | undefined,
  shop: PlanShop,
): PlannedItem {
  const label = item.texts["name"]?.trim() || known?.product.name || item.texts["slug"] || "";
  const head = {
    label: label.slice(0, 120),
    rows: item.rows,
    subjectId: known?.product.id ?? null,
  };
  const refused = (problem: string): PlannedItem => ({
    ...head,
    outcome: "refuse",
    changes: [],
    notes: item.notes,
    problem,
    plan: {},
  });
  if (item.problem) return refused(item.problem);
  if (label === "") return refused(say.nameless);

  const typed = typedTexts(item.texts, shop.categories);
  const current = known ? productTexts(known.product) : blankTexts(label);
  const base = typed.texts["slug"]?.trim() || current["slug"] || "";
  const variants = planVariants(item, known, { base, now: shop.now });
  if (variants.problem) return refused(variants.problem);
  const notes = [...item.notes, ...typed.notes, ...variants.notes];
  const texts = withOwnPrice({ ...current, ...typed.texts, slug: base }, known, variants, notes);
  const read = readFacts(texts, current, known);
  if ("issues" in read) return refused(explain(read.issues, shop.categories));
  const { facts, before, isTouched } = read;
  if (isTouched && facts.price <= 0) {
    return refused(say.fieldOf(productAdminMessages.price, productAdminMessages.errors.amount));
  }
  if (variants.variants && facts.kind !== "product") return refused(say.kindHasNone);
  leaveOutUnproven(facts, known, notes, shop.now);
  if (isTouched) stayHidden(facts, known, item.texts, notes);

  const stock = shop.setStock
    ? planStock(item, known, variants.variants?.variants ?? known?.variants ?? [])
    : { stock: [], changes: [] };
  if (stock.problem) return refused(stock.problem);
  const fields = productFields(shop.categories);
  const own = before
    ? factChanges(fields, productTexts(before), productTexts(facts))
    : newFacts(fields, facts);
  const changes = [...own, ...variants.changes, ...stock.changes];
  if (known?.product.archivedAt) notes.push(say.fromArchive);
  const outcome = !known ? "add" : changes.length > 0 ? "change" : "same";
  const plan: ProductPlan = {
    facts: known && before ? touchedFacts(known, before, facts) : facts,
    hasFacts: own.length > 0,
    ...(known && { edited: editedOf(known) }),
    ...(variants.variants && { variants: variants.variants }),
    stock: stock.stock,
  };
  return { ...head, outcome, changes, notes, problem: null, plan };
}

const editedOf = ({ product: { id, version, variantsVersion } }: KnownProduct) => ({
  id,
  version,
  variantsVersion,
});

/** A new product before its row is read. Its default status is the most cautious one. */
const blankTexts = (name: string): Texts => ({
  ...newProduct,
  slug: slugOf(name),
  regulatory_status: "not_registered",
});

type FactsReading =
  | { facts: ProductFacts; before: ProductFacts | undefined; isTouched: boolean }
  | { issues: Issue[] };

/**
 * The planned facts, and the current facts in the form's notation. A product that the file does not
 * change is not checked.
 */
function readFacts(texts: Texts, current: Texts, known: KnownProduct | undefined): FactsReading {
  const own = known && factsOf(known.product);
  const isTouched = Object.entries(texts).some(
    ([name, text]) => !sameText(text, current[name] ?? ""),
  );
  if (own && !isTouched) return { facts: { ...own }, before: own, isTouched };
  const read = productForm.safeParse(texts);
  if (!read.success) return { issues: read.error.issues };
  const written = known && productForm.safeParse(current);
  return { facts: read.data.facts, before: written?.data?.facts ?? own, isTouched: true };
}

type Variants = ReturnType<typeof planVariants>;

/** The price of a product with variants follows from its variants. */
function withOwnPrice(
  texts: Record<string, string>,
  known: KnownProduct | undefined,
  { variants }: Variants,
  notes: string[],
): Record<string, string> {
  const sold = variants?.variants.filter(({ isActive }) => isActive) ?? [];
  if (known?.product.highestPrice !== null && known) {
    const { price, compare_at_price: compareAt } = productTexts(known.product);
    const typed = texts["price"]?.trim() ?? "";
    if (typed !== "" && typed !== price) notes.push(say.variantPrices);
    return { ...texts, price: price ?? "", compare_at_price: compareAt ?? "" };
  }
  if (sold.length === 0) return texts;
  const lowest = Math.min(...sold.map(({ price }) => price));
  return { ...texts, price: writeHundredths(lowest), compare_at_price: "" };
}

type Issue = { path: PropertyKey[]; message: string };

function explain(issues: readonly Issue[], categories: readonly Category[]): string {
  const labels = new Map(productFields(categories).map(({ name, label }) => [name, label]));
  const texts = issues.map(({ path: [field], message }) =>
    say.fieldOf(labels.get(String(field)) ?? String(field), message),
  );
  return [...new Set(texts)].join(" ");
}

/**
 * A struck-through price without proof is not saved: the field is unchanged, and a note says so.
 */
function leaveOutUnproven(
  facts: ProductFacts,
  known: KnownProduct | undefined,
  notes: string[],
  now: Date,
): void {
  const { compareAtPrice, price } = facts;
  const before = known?.product.compareAtPrice ?? null;
  if (compareAtPrice === null) return;
  const asked = known?.asked.filter(({ variantId }) => variantId === null) ?? [];
  if (compareAtPrice > price && wasAskedFor(compareAtPrice, asked, now)) return;
  facts.compareAtPrice =
    before !== null && before > price && before === compareAtPrice ? before : null;
  if (facts.compareAtPrice !== before || compareAtPrice !== before) notes.push(say.compareAt);
}

/** A product that is not ready for shoppers stays hidden, whatever the file says. */
function stayHidden(
  facts: ProductFacts,
  known: KnownProduct | undefined,
  cells: Texts,
  notes: string[],
): void {
  const checks = missingToPublish({ ...facts, images: known?.product.images ?? [] });
  const missing = [
    ...checks.map((check) => productAdminMessages.missingOf[check].toLowerCase()),
    ...(!known && !cells["regulatory_status"]?.trim() ? [say.statusMissing] : []),
    ...(!known && !cells["clearance"]?.trim() ? [say.clearanceMissing] : []),
  ];
  const isArchived = Boolean(known?.product.archivedAt);
  const isWanted = facts.isActive;
  if (facts.isActive && (missing.length > 0 || isArchived)) facts.isActive = false;
  const wasActive = known?.product.isActive ?? false;
  if (missing.length > 0 && (!known || wasActive || isWanted)) {
    const note = wasActive ? say.becomesHidden : say.staysHidden;
    notes.push(note(missing.join(", ")));
  }
}

const shown = (field: EditField, text: string) => {
  if (field.kind === "tick") return text === "on" ? "Yes" : "No";
  const { words = {} } = field;
  return Object.hasOwn(words, text) ? (words[text] ?? text) : text;
};

function factChanges(fields: readonly EditField[], before: Texts, after: Texts): Change[] {
  return fields
    .filter(({ name }) => (before[name] ?? "") !== (after[name] ?? ""))
    .map((field) => ({
      label: field.label,
      from: shown(field, before[field.name] ?? ""),
      to: shown(field, after[field.name] ?? ""),
    }));
}

const newFacts = (fields: readonly EditField[], facts: ProductFacts): Change[] =>
  factChanges(fields, {}, productTexts(facts)).filter(({ to }) => to !== "" && to !== "No");

/** Unchanged fields keep their stored values, even if the form would write them differently. */
function touchedFacts(
  known: KnownProduct,
  before: ProductFacts,
  facts: ProductFacts,
): ProductFacts {
  const touched = changedFacts(before, facts).map((name) => [name, facts[name]]);
  return { ...factsOf(known.product), ...Object.fromEntries(touched) };
}
