/** Active substances, whatever a product is called. `other` acts on none of the listed receptors. */
export const COMPOUNDS = [
  "tirzepatide",
  "semaglutide",
  "liraglutide",
  "retatrutide",
  "ghk_cu",
  "nad",
  "lipo_c",
  "lemon_bottle",
  "glow",
  "klow",
  "other",
] as const;
export type Compound = (typeof COMPOUNDS)[number];

/** Compounds that act on the GLP-1 receptor, which labels forbid to combine. */
export const GLP1_COMPOUNDS: readonly Compound[] = [
  "tirzepatide",
  "semaglutide",
  "liraglutide",
  "retatrutide",
];

export const ROUTES = ["under_skin", "into_muscle", "into_vein", "on_skin", "by_mouth"] as const;
export type Route = (typeof ROUTES)[number];

export const FORMS = ["powder_vial", "liquid_vial", "pen", "cream", "tablet"] as const;
export type ProductForm = (typeof FORMS)[number];

/** What decides how a product is used. Null means that staff have not said, so nothing is assumed. */
export type Substance = {
  compound: Compound | null;
  route: Route | null;
  form: ProductForm | null;
};
