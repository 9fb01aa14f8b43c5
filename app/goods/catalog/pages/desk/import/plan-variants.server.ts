import { readHundredths } from "#app/lib/hundredths.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { Change } from "#app/running/imports/rules/planned-item.ts";
import type { KnownProduct } from "../../../queries/known-products.server.ts";
import type { FileRow, ImportedProduct } from "../../../rules/imported-product.ts";
import { wasAskedFor } from "../../../rules/price-proof.ts";
import { variantName } from "../../../rules/variants.ts";
import { productImportMessages as say } from "../../../texts/staff-import.ts";
import { productAdminMessages } from "../../../texts/staff-products.ts";
import type { PlannedVariant, PlannedVariants } from "../../../rules/product-plan.ts";

type VariantsPlan = {
  variants?: PlannedVariants;
  changes: Change[];
  notes: string[];
  problem?: string;
};

const NONE: VariantsPlan = { changes: [], notes: [] };

/** Plans a product's variants from the file; variants that it does not name stay. */
export function planVariants(
  { variants: rows, texts }: ImportedProduct,
  known: KnownProduct | undefined,
  { base, now }: { base: string; now: Date },
): VariantsPlan {
  if (rows.length === 0) return NONE;
  const option1Name = texts["option1_name"]?.trim() || known?.product.option1Name || "Option";
  const hasSecond = rows.some(({ texts: cells }) => cells["option2_value"]?.trim());
  const option2Name = hasSecond
    ? texts["option2_name"]?.trim() || known?.product.option2Name || "Option 2"
    : (known?.product.option2Name ?? null);
  const before = known?.variants ?? [];
  const wanted: PlannedVariant[] = before.map((variant) => planned(variant));
  const changes: Change[] = [];
  const notes: string[] = [];
  const used = new Set<PlannedVariant>();
  for (const row of rows) {
    const read = readVariant(row, before);
    if (typeof read === "string") return { ...NONE, problem: say.rowOf(row.no, read) };
    const old =
      wanted.find(({ sku }) => read.sku !== undefined && sku === read.sku) ??
      wanted.find((one) => sameOptions(one, read));
    if (old && used.has(old)) return { ...NONE, problem: say.rowOf(row.no, say.variantTwice) };
    const next = merged(old, read, base, wanted.length);
    if (next.price <= 0) return { ...NONE, problem: say.rowOf(row.no, say.variantPrice) };
    if (next.compareAtPrice !== old?.compareAtPrice && !isProven(next, known, now)) {
      const former = { ...next, compareAtPrice: old?.compareAtPrice ?? null };
      next.compareAtPrice = isProven(former, known, now) ? former.compareAtPrice : null;
      notes.push(say.rowOf(row.no, say.compareAt));
    }
    if ((next.option2Value === null) !== (option2Name === null)) {
      return { ...NONE, problem: say.rowOf(row.no, say.variantValue) };
    }
    changes.push(...variantChanges(old, next));
    used.add(next);
    if (old) wanted[wanted.indexOf(old)] = next;
    else wanted.push(next);
  }
  const names = new Set(wanted.map((one) => JSON.stringify([one.option1Value, one.option2Value])));
  const skus = new Set(wanted.map(({ sku }) => sku));
  if (names.size < wanted.length || skus.size < wanted.length) {
    return { ...NONE, problem: say.variantTwice };
  }
  if (changes.length === 0) return { ...NONE, notes };
  // No variant is saved while another shows an invalid struck-through price.
  for (const [index, variant] of wanted.entries()) {
    if (isProven(variant, known, now)) continue;
    const next = { ...variant, compareAtPrice: null };
    notes.push(say.fieldOf(nameOf(variant), say.compareAt));
    changes.push(...variantChanges(variant, next));
    wanted[index] = next;
  }
  return { variants: { option1Name, option2Name, variants: wanted }, changes, notes };
}

/** Whether the variant's struck-through price was really charged. */
function isProven(
  { id, price, compareAtPrice }: PlannedVariant,
  known: KnownProduct | undefined,
  now: Date,
): boolean {
  if (compareAtPrice === null) return true;
  const asked = known?.asked.filter(({ variantId }) => variantId === (id ?? "")) ?? [];
  return compareAtPrice > price && wasAskedFor(compareAtPrice, asked, now);
}

const nameOf = ({ option1Value, option2Value }: Options) => variantName(option1Value, option2Value);

function planned(variant: KnownProduct["variants"][number]): PlannedVariant {
  const { id, option1Value, option2Value, sku, price, compareAtPrice, weight, isActive } = variant;
  return { id, option1Value, option2Value, sku, price, compareAtPrice, weight, isActive };
}

type ReadVariant = {
  option1Value: string;
  option2Value: string | null;
  sku: string | undefined;
  price: number | undefined;
  compareAtPrice: number | null | undefined;
  weight: number | null | undefined;
  isActive: boolean | undefined;
};

/** The row's values, or its errors. A cell that the file lacks is undefined. */
function readVariant({ texts }: FileRow, before: readonly { sku: string }[]): ReadVariant | string {
  const cell = (field: string) => texts[field]?.trim();
  const errors = productAdminMessages.errors;
  const money = (field: string) => readHundredths(cell(field)?.replace(/^₱\s*/, "") ?? "");
  const option1Value = cell("option1_value") ?? "";
  if (option1Value === "" || option1Value.length > 40) return say.variantValue;
  const sku = cell("sku") || undefined;
  const isKnown = before.some((variant) => variant.sku === sku);
  if (sku !== undefined && !isKnown && !/^[\w.-]{1,40}$/.test(sku)) return errors.skuWrong;
  const price = cell("price") ? money("price") : undefined;
  if (cell("price") && (price === undefined || price > 100_000_000)) return say.variantPrice;
  const compareAt = cell("compare_at_price");
  const compareAtPrice = compareAt
    ? money("compare_at_price")
    : compareAt === ""
      ? null
      : undefined;
  if (compareAt && compareAtPrice === undefined) return errors.compareAt;
  const weight = cell("weight");
  if (weight && !isWeight(weight)) return errors.weight;
  const active = cell("is_active")?.toLowerCase();
  return {
    option1Value,
    option2Value: cell("option2_value")?.slice(0, 40) || null,
    sku,
    price,
    compareAtPrice,
    weight: weight ? Number(weight) : weight === "" ? null : undefined,
    isActive: active ? !["false", "no", "0", "off"].includes(active) : undefined,
  };
}

function merged(
  old: PlannedVariant | undefined,
  read: ReadVariant,
  base: string,
  count: number,
): PlannedVariant {
  return {
    id: old?.id,
    option1Value: read.option1Value,
    option2Value: read.option2Value,
    sku: read.sku ?? old?.sku ?? `${base.toUpperCase().slice(0, 34)}-${count + 1}`,
    price: read.price ?? old?.price ?? 0,
    compareAtPrice:
      read.compareAtPrice === undefined ? (old?.compareAtPrice ?? null) : read.compareAtPrice,
    weight: read.weight === undefined ? (old?.weight ?? null) : read.weight,
    isActive: read.isActive ?? old?.isActive ?? true,
  };
}

type Options = { option1Value: string; option2Value: string | null };
const sameOptions = (a: Options, b: Options) =>
  a.option1Value === b.option1Value && a.option2Value === b.option2Value;

/** Grams, in the format of the variants form. */
const isWeight = (text: string) =>
  /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 30_000;
const grams = (weight: number | null = null) => (weight === null ? "" : String(weight));
const money = (amount: number | null) => (amount === null ? "" : formatMoney(amount));
const state = (isActive: boolean) =>
  isActive ? productAdminMessages.active : productAdminMessages.inactive;

function variantChanges(old: PlannedVariant | undefined, next: PlannedVariant): Change[] {
  const name = nameOf(next);
  if (!old) return [{ label: say.newVariant, from: "", to: `${name}, ${formatMoney(next.price)}` }];
  const was = nameOf(old);
  const change = (label: string, from: string, to: string) =>
    from === to ? [] : [{ label: say.variant(name, label), from, to }];
  return [
    ...change(productAdminMessages.name, was, name),
    ...change(productAdminMessages.sku, old.sku, next.sku),
    ...change(productAdminMessages.columns.price, money(old.price), money(next.price)),
    ...change(
      productAdminMessages.compareAt,
      money(old.compareAtPrice),
      money(next.compareAtPrice),
    ),
    ...change(productAdminMessages.weight, grams(old.weight), grams(next.weight)),
    ...change(productAdminMessages.columns.status, state(old.isActive), state(next.isActive)),
  ];
}
