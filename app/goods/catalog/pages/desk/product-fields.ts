import type { EditField, Texts } from "#app/lib/edit.ts";
import { writeHundredths } from "#app/lib/hundredths.ts";
import { snakeCase } from "#app/lib/spelling.ts";
import { FACT_NAMES, type ProductFacts } from "../../rules/product-facts.ts";
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
  const name = snakeCase(fact);
  const field = name.startsWith("vial_") ? "vial" : name;
  return productFields([]).find((one) => one.name === field)?.label ?? fact;
}

export const newProduct: Texts = { kind: "product", clearance: "acknowledge" };

/** A product's facts as the texts of its form. */
export function productTexts(product: ProductFacts): Texts {
  const { vialAmount: amount, vialUnit: unit } = product;
  const texts = FACT_NAMES.filter((fact) => !fact.startsWith("vial")).map((fact) => [
    snakeCase(fact),
    written(fact, product[fact]),
  ]);
  return {
    ...Object.fromEntries(texts),
    vial: amount !== null && unit !== null ? writeStrength({ amount, unit }) : "",
  };
}

const PRICES: readonly string[] = ["price", "compareAtPrice", "costPerItem"];

function written(fact: keyof ProductFacts, value: ProductFacts[keyof ProductFacts]): string {
  if (Array.isArray(value)) return value.join(fact === "tags" ? ", " : "\n");
  if (typeof value === "boolean") return value ? "on" : "";
  if (typeof value !== "number") return value ?? "";
  return PRICES.includes(fact) ? writeHundredths(value) : String(value);
}
