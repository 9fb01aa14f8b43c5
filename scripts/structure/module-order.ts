/** Every module, in order: a module imports only those before it. */
export const MODULE_ORDER = [
  "audit",
  "settings",
  "security",
  "staff",
  "backups",
  "imports",
  "consent",
  "content",
  "catalog",
  "lots",
  "places",
  "delivery",
  "customers",
  "clearance",
  "discounts",
  "cart",
  "orders",
  "recalls",
  "stock",
  "purchasing",
  "payments",
  "returns",
  "affiliates",
  "checkout",
  "packing",
  "reviews",
  "assessments",
  "dosing",
  "wellness",
  "consultations",
  "assistant",
  "support",
  "vials",
  "campaigns",
  "visits",
  "reports",
] as const;

const positions = new Map<string, number>(MODULE_ORDER.map((name, index) => [name, index]));

/** The place in the order, undefined for a module the list does not know. */
export const positionOf = (module: string): number | undefined => positions.get(module);
