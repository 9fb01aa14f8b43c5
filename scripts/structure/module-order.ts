/** The areas and their modules, in order: a module imports only those before it. */
export const AREAS = {
  running: [
    "audit",
    "tags",
    "settings",
    "messages",
    "mailing",
    "automations",
    "security",
    "staff",
    "backups",
    "books",
    "imports",
    "consent",
    "content",
    "places",
    "visits",
  ],
  goods: ["catalog", "lots", "delivery", "purchasing"],
  people: ["customers"],
  selling: [
    "clearance",
    "concessions",
    "discounts",
    "credit",
    "cart",
    "orders",
    "referrals",
    "payments",
    "giftcards",
    "einvoices",
    "invoices",
    "checkout",
  ],
  fulfilment: [
    "stock",
    "recalls",
    "returns",
    "couriers",
    "arrivals",
    "guarantee",
    "packing",
    "vials",
    "remittances",
  ],
  care: ["triage", "assessments", "dosing", "wellness", "consultations", "assistant", "therapy"],
  reach: ["segments", "affiliates", "reviews", "support", "campaigns"],
  office: ["moving", "reports", "api", "agents", "feeds", "webhooks", "highlevel", "erasure"],
} as const satisfies Record<string, readonly string[]>;

export const MODULE_ORDER: readonly string[] = Object.values(AREAS).flat();

const positions = new Map(MODULE_ORDER.map((name, index) => [name, index]));
const areas = new Map<string, readonly string[]>(Object.entries(AREAS));

/** The place in the order, undefined for a module the list does not know. */
export const positionOf = (module: string): number | undefined => positions.get(module);

export const isArea = (name: string): boolean => areas.has(name);

/** Whether the list has this module in this area. */
export const isIn = (area: string, module: string): boolean =>
  areas.get(area)?.includes(module) ?? false;
