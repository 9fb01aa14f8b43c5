import { z } from "zod";
import { oneLine } from "#app/lib/plain-text.ts";
import { isSlug } from "#app/running/content/rules/slugs.ts";
import { pictureMessages } from "./texts/staff-pictures.ts";
import { categoryAdminMessages as say } from "./texts/staff-categories.ts";
import { synonymMessages } from "./texts/staff-search-words.ts";
import { vialStaffMessages } from "./texts/staff-vials.ts";
import { WATCH_ABOUT } from "./rules/watch-terms.ts";
import { watchMessages } from "./texts/shopper-watch.ts";
import { AREA_LOOKS } from "./views/area-looks.ts";
import { categorySlug } from "./rules/category-terms.ts";
import { FOCI } from "./rules/picture-focus.ts";
import { MOST_ALT, MOST_PICTURES } from "./rules/picture-terms.ts";
import { MOST_WARM_HOURS, REGULATORY_STATUSES } from "./rules/product-terms.ts";
import { COMPOUNDS, FORMS, ROUTES } from "./rules/compounds.ts";
import { readStrength, STRENGTH_UNITS } from "./rules/strength.ts";
import { readPhrases, searchWords } from "./rules/search-words.ts";

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use lowercase letters, digits and hyphens.");
const text = z.string().trim().max(10_000);
const texts = z.array(z.string().trim().min(1).max(500)).max(20);

/** `picture` is a name in views/picture-files.ts, or an upload's id, which may lack an `alt`. */
const productImage = z
  .object({
    picture: slug.max(80),
    alt: z.string().trim().max(MOST_ALT),
    upload: z
      .object({
        version: z.string(),
        focus: z.enum(FOCI),
        width: z.int(),
        height: z.int(),
        sent: z.string(),
      })
      .optional(),
  })
  .refine(({ alt, upload }) => alt !== "" || upload);

const line = (max: number) => oneLine(max, { ...say, required: say.nameNeeded });

/** The form of a category. An empty address is derived from the name. */
export const categoryInput = z
  .object({
    name: line(80).min(1, say.nameNeeded),
    slug: z
      .string()
      .trim()
      .default("")
      .refine((typed) => typed === "" || isSlug(typed), say.slugNeeded),
    description: z
      .string()
      .default("")
      .transform((typed) => typed.replaceAll(/\s+/g, " "))
      .pipe(line(300)),
    look: z
      .enum(["", ...AREA_LOOKS], say.lookNeeded)
      .default("")
      .transform((look) => look || null),
    isActive: z
      .enum(["on"], say.unusual)
      .optional()
      .transform((sent) => sent === "on"),
  })
  .transform((category) => ({ ...category, slug: category.slug || categorySlug(category.name) }));
export type CategoryInput = z.infer<typeof categoryInput>;

export const moveInput = z.object({
  categoryId: z.uuid(say.noStep),
  direction: z.enum(["up", "down"], say.noStep),
});

/** The new category for the products of a deleted one; empty while staff have not chosen. */
export const heirInput = z.object({
  heir: z
    .union([z.literal(["", "none"]), z.uuid()], say.errors.no_heir)
    .default("")
    .transform((heir) => (heir === "none" ? null : heir || undefined)),
});

const oneFocus = z.enum(FOCI, pictureMessages.noStep);

/** Typed into a multi-line field, so it can contain line breaks. */
const pictureAlt = z
  .string(pictureMessages.altNeeded)
  .transform((typed) => typed.replaceAll(/\s+/g, " "))
  .pipe(oneLine(MOST_ALT, { ...pictureMessages, required: pictureMessages.altNeeded }))
  .refine((alt) => alt !== "", pictureMessages.altNeeded);

export const newPictureInput = z.object({ alt: pictureAlt });

/** The form of a picture: the new values, and the values when the form was opened. */
export const pictureInput = z.object({
  picture: z.string().max(80, pictureMessages.noStep),
  alt: pictureAlt,
  wasAlt: z.string().max(MOST_ALT, pictureMessages.noStep),
  /** Only photos have a focus; drawn pictures have none. */
  focus: oneFocus.optional(),
  wasFocus: oneFocus.optional(),
});
export type PictureInput = z.infer<typeof pictureInput>;

const pictureNames = z
  .string(pictureMessages.noStep)
  .max(1_000, pictureMessages.noStep)
  .transform((text) => text.split(","));
export const arrangementInput = z.object({ was: pictureNames, order: pictureNames });
export const pictureAbout = z.object({ picture: z.string().min(1).max(80) });

/** The packed weight of a unit; null for the default weight. */
const grams = z.int().min(1).max(30_000);

/** `price` is in centavos. A listed product must have its safety texts. */
export const productInput = z
  .object({
    slug,
    sku: z.string().trim().min(1).max(40),
    name: z.string().trim().min(1).max(120),
    kind: z.enum(["product", "supply", "service"]),
    categoryId: z.string().nullable(),
    price: z.int().min(1).max(100_000_000),
    isActive: z.boolean(),
    featured: z.boolean(),
    shortDescription: text,
    description: text,
    /** Further words that find the product, separated by commas. */
    keywords: text.default(""),
    vialAmount: z.number().positive().max(100_000).nullable().default(null),
    vialUnit: z.enum(STRENGTH_UNITS).nullable().default(null),
    compound: z.enum(COMPOUNDS).nullable().default(null),
    route: z.enum(ROUTES).nullable().default(null),
    form: z.enum(FORMS).nullable().default(null),
    weight: grams.nullable().default(null),
    needsCold: z.boolean().default(false),
    warmHours: z.int().min(1).max(MOST_WARM_HOURS).nullable().default(null),
    warmSource: z.string().trim().max(300).default(""),
    courseWeeksMin: z.int().min(1).nullable(),
    courseWeeksMax: z.int().min(1).nullable(),
    monthlyFactor: z.number().min(0.01).max(1).nullable(),
    regulatoryStatus: z.enum(REGULATORY_STATUSES),
    registrationNo: z.string().trim().min(1).nullable(),
    clearance: z.enum(["none", "acknowledge", "required"]),
    benefits: texts,
    howItWorks: text,
    usage: text,
    storage: text,
    contraindications: texts,
    interactions: texts,
    safetyText: text,
    sources: texts,
    images: z.array(productImage).max(MOST_PICTURES),
  })
  .refine((p) => !p.isActive || p.kind !== "product" || p.safetyText !== "", {
    path: ["safetyText"],
    message: "Enter the safety text before you list the product.",
  })
  .refine((p) => (p.vialAmount === null) === (p.vialUnit === null), {
    path: ["vialUnit"],
    message: "Enter both the amount in one vial and its unit.",
  })
  .refine((p) => (p.warmHours === null) === (p.warmSource === ""), {
    path: ["warmSource"],
    message: "Enter both the hours above 8 °C and their source.",
  });
export type ProductInput = z.input<typeof productInput>;

const optionName = z.string().trim().min(1).max(40);
const price = z.int().min(1).max(100_000_000);

const variantInput = z.object({
  /**
   * The id of an existing variant. A variant that is matched without an id also keeps its place in
   * carts and orders.
   */
  id: z.uuid().optional(),
  /** The name in carts and orders; by default made of the option values. */
  variantName: z.string().trim().min(1).max(80).optional(),
  option1Value: optionName,
  option2Value: optionName.nullable(),
  /** Empty: a new variant gets an SKU, and an existing one keeps its own. */
  sku: z.string().trim().max(40),
  /** Only variants that are not on sale may have no price. */
  price: z.int().min(0).max(100_000_000),
  compareAtPrice: price.nullable(),
  isActive: z.boolean(),
  /** Undefined: unchanged. Null: the weight of the product. */
  weight: grams.nullable().optional(),
  /**
   * The name of one of the product's pictures. Undefined: unchanged. Null: no picture of its own.
   */
  picture: z.string().max(80).nullable().optional(),
  stock: z.int().min(0).max(100_000).optional(),
});

/** All variants of a product, in the order in which they are offered. Prices are in centavos. */
export const variantsInput = z
  .object({
    productId: z.uuid(),
    option1Name: optionName,
    option2Name: optionName.nullable(),
    variants: z.array(variantInput).max(50),
  })
  .refine((p) => p.variants.every((v) => (v.option2Value === null) === (p.option2Name === null)), {
    path: ["variants"],
    message: "Enter a value for each option of every variant.",
  })
  .refine(
    ({ variants }) =>
      new Set(variants.map((v) => JSON.stringify([v.option1Value, v.option2Value]))).size ===
      variants.length,
    { path: ["variants"], message: "Two variants are the same." },
  )
  .refine(
    ({ variants }) => {
      const skus = variants.map((v) => v.sku).filter(Boolean);
      return new Set(skus).size === skus.length;
    },
    { path: ["variants"], message: "Two variants have the same SKU." },
  )
  .refine(({ variants }) => variants.every((v) => v.price > 0 || !v.isActive), {
    path: ["variants"],
    message: "Enter a price for each variant before it is sold.",
  });
export type VariantsInput = z.infer<typeof variantsInput>;

/** A request for a mail when something is back in stock. */
export const watchInput = z.object({
  /** Other values mean `stock`, the form's first purpose. */
  about: z.enum(WATCH_ABOUT).catch("stock"),
  email: z
    .string(watchMessages.emailNeeded)
    .trim()
    .toLowerCase()
    .max(254, watchMessages.emailNeeded)
    .pipe(z.email(watchMessages.emailNeeded)),
});

const phrase = oneLine(80, { ...say, required: synonymMessages.needed });

/** A search term and the terms that it also finds, both normalized like searches. */
export const synonymInput = z.object({
  typed: phrase
    .transform((text) => searchWords(text).join(" "))
    .refine((text) => text !== "", synonymMessages.needed),
  means: phrase
    .transform((text) => readPhrases(text).join(", "))
    .refine((text) => text !== "", synonymMessages.needed),
});
export type SynonymInput = z.infer<typeof synonymInput>;

/** The content of a vial as staff type it; empty if unknown. */
export const vialInput = z.object({
  productId: z.uuid(vialStaffMessages.noStep),
  was: z.string().max(40, vialStaffMessages.noStep),
  vial: z
    .string()
    .default("")
    .refine((text) => text.trim() === "" || readStrength(text), vialStaffMessages.unreadable)
    .transform((text) => readStrength(text)),
});
export type VialInput = z.infer<typeof vialInput>;

/** The synonym that a form of the list is about, with its earlier value. */
export const synonymAbout = z.object({ synonymId: z.uuid(), was: z.string() });
