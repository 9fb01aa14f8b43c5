import type { Texts } from "#app/lib/edit.ts";
import { PICTURE_FIELD } from "../../rules/picture-terms.ts";
import { productAdminMessages as say } from "../../texts/staff-products.ts";
import { productFields } from "./product-fields.ts";

export type ProductGroup = keyof typeof say.groups;

/** The writing of the product's page, which the last group has in text areas. */
const TEXTS = [
  "safety_text",
  "contraindications",
  "interactions",
  "benefits",
  "how_it_works",
  "usage",
  "storage",
  "sources",
] as const;

/** The fields of each group; all others are basic. */
const FIELDS: Record<Exclude<ProductGroup, "basic">, readonly string[]> = {
  pricing: ["price", "compare_at_price", "cost_per_item", "statutory_discount"],
  inventory: ["sku", "weight", "inventory_quantity"],
  media: ["seo_title", "seo_description", PICTURE_FIELD, "alt"],
  safety: [
    "regulatory_status",
    "registration_no",
    "compound",
    "route",
    "form",
    "clearance",
    "monthly_factor",
    "course_weeks_min",
    "course_weeks_max",
    "needs_cold",
    "warm_hours",
    "warm_source",
    ...TEXTS,
  ],
};

/** The group in which staff find a field. */
export function groupOf(field: string): ProductGroup {
  const groups = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
  return groups.find((group) => FIELDS[group].includes(field)) ?? "basic";
}

type Category = { id: string; name: string };
type Stored = { pictures: number; stock?: { onHand: number; reserved: number } | undefined };

/** What is inside each group, in one line for its folded state. */
export function groupsInShort(
  texts: Texts,
  categories: readonly Category[],
  stored: Stored | undefined,
): Record<ProductGroup, string> {
  const of = (name: string) => texts[name] ?? "";
  const wordOf = (name: string) =>
    productFields(categories).find((field) => field.name === name)?.words?.[of(name)];
  const written = TEXTS.filter((name) => of(name).trim() !== "").length;
  const left = stored?.stock && stored.stock.onHand - stored.stock.reserved;
  const { short } = say;
  return {
    basic: inOneLine(
      wordOf("kind"),
      wordOf("category_id"),
      of("is_active") ? say.active : say.inactive,
    ),
    pricing:
      inOneLine(
        of("price") && short.price(of("price")),
        of("cost_per_item") && short.cost(of("cost_per_item")),
      ) || short.pricing,
    inventory: inOneLine(of("sku"), left !== undefined && short.stock(left)) || short.inventory,
    media: stored
      ? inOneLine(short.pictures(stored.pictures), short.search(of("seo_title") !== ""))
      : short.media,
    safety: inOneLine(
      of("regulatory_status") ? wordOf("regulatory_status") : short.noStatus,
      short.texts(written, TEXTS.length),
    ),
  };
}

const inOneLine = (...parts: readonly (string | false | undefined)[]) =>
  parts.filter(Boolean).join(" · ");
