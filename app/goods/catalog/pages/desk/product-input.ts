import { z } from "zod";
import { camelKeys } from "#app/lib/spelling.ts";
import { isSlug } from "#app/running/content/rules/slugs.ts";
import type { ProductFacts } from "../../rules/product-facts.ts";
import { MOST_WARM_HOURS, REGULATORY_STATUSES } from "../../rules/product-terms.ts";
import { COMPOUNDS, FORMS, ROUTES } from "../../rules/compounds.ts";
import { readStrength } from "../../rules/strength.ts";
import { productAdminMessages } from "../../texts/staff-products.ts";
import { line, lines, pesos, text, ticked, whole } from "./typed-fields.ts";

const say = productAdminMessages.errors;
/** A choice that may be left open. */
const orUnknown = <Value extends string>(values: readonly Value[]) =>
  z
    .string(say.choose)
    .default("")
    .refine((chosen) => chosen === "" || values.some((value) => value === chosen), say.choose)
    .transform((chosen) => values.find((value) => value === chosen) ?? null);

const fields = z.object({
  name: line(120, say.nameNeeded).refine((typed) => typed !== "", say.nameNeeded),
  slug: z.string(say.slugWrong).trim().max(80, say.slugWrong).refine(isSlug, say.slugWrong),
  kind: z.enum(["product", "supply", "service"], say.choose),
  category_id: z
    .union([z.literal(""), z.uuid(say.choose)], say.choose)
    .default("")
    .transform((id) => id || null),
  short_description: text(300),
  description: text(10_000),
  tags: line(1_000, say.tags)
    .transform((typed) => [
      ...new Set(
        typed
          .split(",")
          .map((tag) => tag.trim())
          .filter(Boolean),
      ),
    ])
    .refine((tags) => tags.length <= 20 && tags.every((tag) => tag.length <= 40), say.tags),
  keywords: line(1_000),
  featured: ticked,
  is_active: ticked,
  vial: line(40, say.vial).refine((typed) => typed === "" || readStrength(typed), say.vial),
  price: pesos(1, say.amount),
  compare_at_price: pesos(1, say.amount),
  cost_per_item: pesos(0, say.cost),
  statutory_discount: ticked,
  sku: line(40, say.skuWrong).refine((typed) => /^[\w.-]*$/.test(typed), say.skuWrong),
  inventory_quantity: whole(0, 100_000, say.quantity),
  weight: whole(1, 30_000, say.weight),
  seo_title: line(120),
  seo_description: line(300),
  regulatory_status: z.enum(REGULATORY_STATUSES, say.choose),
  registration_no: line(80),
  compound: orUnknown(COMPOUNDS),
  route: orUnknown(ROUTES),
  form: orUnknown(FORMS),
  clearance: z.enum(["none", "acknowledge", "required"], say.choose),
  course_weeks_min: whole(1, 520, say.weeks),
  course_weeks_max: whole(1, 520, say.weeks),
  monthly_factor: line(6, say.factor)
    .refine(
      (typed) => typed === "" || /^(?:0?\.\d{1,2}|1(?:\.0{1,2})?|0\.\d{1,2})$/.test(typed),
      say.factor,
    )
    .transform((typed) => (typed === "" ? null : Number(typed)))
    .refine((factor) => factor === null || factor >= 0.01, say.factor),
  benefits: lines,
  how_it_works: text(10_000),
  usage: text(10_000),
  storage: text(10_000),
  needs_cold: ticked,
  warm_hours: whole(1, MOST_WARM_HOURS, say.warmHours),
  warm_source: line(300),
  contraindications: lines,
  interactions: lines,
  safety_text: text(10_000),
  sources: lines,
});

/** The form of a product. `price` is null if the variants have the prices. */
export const productForm = fields
  .refine(
    ({ course_weeks_min: min, course_weeks_max: max }) =>
      (min === null) === (max === null) && (min === null || max === null || min <= max),
    { path: ["course_weeks_max"], message: say.weeks },
  )
  .refine(({ warm_hours: hours, warm_source: source }) => hours === null || source !== "", {
    path: ["warm_source"],
    message: say.warmSource,
  })
  .refine(({ warm_hours: hours, warm_source: source }) => hours !== null || source === "", {
    path: ["warm_hours"],
    message: say.warmHours,
  })
  .refine(
    ({ regulatory_status: status, registration_no: number }) =>
      status !== "registered" || number !== "",
    { path: ["registration_no"], message: say.registrationNo },
  )
  .transform((form) => ({ facts: factsOf(form), stock: form.inventory_quantity ?? 0 }));

/** `price` is 0 if none was typed: the command refuses it, or keeps the price of the variants. */
function factsOf({ vial, inventory_quantity: _, ...form }: z.output<typeof fields>): ProductFacts {
  const strength = readStrength(vial);
  return {
    ...camelKeys(form),
    price: form.price ?? 0,
    registrationNo: form.registration_no || null,
    vialAmount: strength?.amount ?? null,
    vialUnit: strength?.unit ?? null,
  };
}
