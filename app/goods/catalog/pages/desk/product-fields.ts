import type { EditField, Texts } from "#app/lib/edit.ts";
import { writeHundredths } from "#app/lib/hundredths.ts";
import type { ProductFacts } from "../../rules/product-facts.ts";
import { writeStrength } from "../../rules/strength.ts";
import { statusTexts } from "../../texts/shopper-product.ts";
import { compoundNames, formNames, routeNames } from "../../texts/staff-substances.ts";
import { productAdminMessages as say } from "../../texts/staff-products.ts";

type Category = { id: string; name: string };

export function productFields(categories: readonly Category[]): readonly EditField[] {
  const long = (name: string, label: string) => ({ name, label, kind: "long" as const });
  const tick = (name: string, label: string) => ({ name, label, kind: "tick" as const });
  const names = Object.fromEntries(categories.map(({ id, name }) => [id, name]));
  return [
    { name: "name", label: say.name },
    { name: "slug", label: say.slug },
    { name: "kind", label: say.kind, words: say.kinds },
    { name: "category_id", label: say.categoryOf, words: { ...names, "": say.uncategorized } },
    long("short_description", say.shortDescription),
    long("description", say.description),
    { name: "tags", label: say.tags },
    { name: "keywords", label: say.keywords },
    { name: "vial", label: say.vial },
    tick("featured", say.featured),
    tick("is_active", say.active),
    { name: "price", label: say.price },
    { name: "compare_at_price", label: say.compareAt },
    { name: "cost_per_item", label: say.cost },
    tick("statutory_discount", say.statutoryDiscount),
    { name: "sku", label: say.sku },
    { name: "weight", label: say.weight },
    { name: "seo_title", label: say.seoTitle },
    long("seo_description", say.seoDescription),
    {
      name: "regulatory_status",
      label: say.status,
      words: { ...statusTexts, "": say.chooseStatus },
    },
    { name: "registration_no", label: say.registrationNo },
    { name: "compound", label: say.compound, words: { ...compoundNames, "": say.unknown } },
    { name: "route", label: say.route, words: { ...routeNames, "": say.unknown } },
    { name: "form", label: say.form, words: { ...formNames, "": say.unknown } },
    { name: "clearance", label: say.clearance, words: say.clearances },
    { name: "course_weeks_min", label: say.weeksMin },
    { name: "course_weeks_max", label: say.weeksMax },
    { name: "monthly_factor", label: say.factor },
    long("safety_text", say.safetyText),
    long("contraindications", say.contraindications),
    long("interactions", say.interactions),
    long("benefits", say.benefits),
    long("how_it_works", say.howItWorks),
    long("usage", say.usage),
    long("storage", say.storage),
    tick("needs_cold", say.needsCold),
    { name: "warm_hours", label: say.warmHours },
    { name: "warm_source", label: say.warmSource },
    long("sources", say.sources),
  ];
}

/** The form's label for the field of a fact. */
export function factLabel(fact: keyof ProductFacts): string {
  const name = fact.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const field = name.startsWith("vial_") ? "vial" : name;
  return productFields([]).find((one) => one.name === field)?.label ?? fact;
}

export const newProduct: Texts = { kind: "product", clearance: "acknowledge" };

const count = (number: number | null) => (number === null ? "" : String(number));
const on = (is: boolean) => (is ? "on" : "");

export function productTexts(product: ProductFacts): Texts {
  const { vialAmount: amount, vialUnit: unit } = product;
  return {
    name: product.name,
    slug: product.slug,
    kind: product.kind,
    category_id: product.categoryId ?? "",
    short_description: product.shortDescription,
    description: product.description,
    tags: product.tags.join(", "),
    keywords: product.keywords,
    vial: amount !== null && unit !== null ? writeStrength({ amount, unit }) : "",
    featured: on(product.featured),
    is_active: on(product.isActive),
    price: writeHundredths(product.price),
    compare_at_price: writeHundredths(product.compareAtPrice),
    cost_per_item: writeHundredths(product.costPerItem),
    statutory_discount: on(product.statutoryDiscount ?? false),
    sku: product.sku,
    seo_title: product.seoTitle,
    seo_description: product.seoDescription,
    regulatory_status: product.regulatoryStatus,
    registration_no: product.registrationNo ?? "",
    compound: product.compound ?? "",
    route: product.route ?? "",
    form: product.form ?? "",
    clearance: product.clearance,
    course_weeks_min: count(product.courseWeeksMin),
    course_weeks_max: count(product.courseWeeksMax),
    monthly_factor: count(product.monthlyFactor),
    safety_text: product.safetyText,
    contraindications: product.contraindications.join("\n"),
    interactions: product.interactions.join("\n"),
    benefits: product.benefits.join("\n"),
    how_it_works: product.howItWorks,
    usage: product.usage,
    storage: product.storage,
    needs_cold: on(product.needsCold ?? false),
    warm_hours: count(product.warmHours ?? null),
    warm_source: product.warmSource ?? "",
    weight: count(product.weight ?? null),
    sources: product.sources.join("\n"),
  };
}
