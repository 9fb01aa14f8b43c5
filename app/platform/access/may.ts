import type { Actor, StaffRole } from "./actor.ts";

/**
 * Abilities of staff. `health:read` opens the pages of health data; the care modules then limit a
 * clinician to their own patients. `health:entrust` assigns patients to clinicians. `orders:note`
 * writes notes and tags on orders and resends their mails. `segments:write` defines groups of
 * customers and sees their size. `purchasing:read` sees purchase orders, and with `stock:write` and
 * `lots:write` receives them. Costs are visible with `costs:read` only.
 */
export type Ability =
  | "backoffice:open"
  | "orders:read"
  | "orders:write"
  | "orders:refund"
  | "orders:fulfil"
  | "orders:note"
  | "customers:read"
  | "customers:write"
  | "customers:note"
  | "segments:write"
  | "catalog:read"
  | "catalog:write"
  | "stock:read"
  | "stock:write"
  | "lots:read"
  | "lots:write"
  | "lots:recall"
  | "purchasing:read"
  | "purchasing:write"
  | "costs:read"
  | "doctors:read"
  | "doctors:write"
  | "discounts:write"
  | "content:read"
  | "content:write"
  | "content:review"
  | "campaigns:write"
  | "affiliates:read"
  | "mails:write"
  | "affiliates:write"
  | "payouts:write"
  | "tickets:write"
  | "reviews:write"
  | "health:read"
  | "health:entrust"
  | "reports:read"
  | "audit:read"
  | "settings:read"
  | "settings:write"
  | "staff:write"
  | "backup:run";

type AbilityList = readonly Ability[];

const granted: Record<Exclude<StaffRole, "admin">, AbilityList> = {
  manager: [
    "orders:read",
    "orders:write",
    "orders:refund",
    "orders:fulfil",
    "orders:note",
    "customers:read",
    "customers:write",
    "customers:note",
    "segments:write",
    "catalog:read",
    "catalog:write",
    "stock:write",
    "stock:read",
    "lots:read",
    "lots:write",
    "lots:recall",
    "purchasing:read",
    "purchasing:write",
    "costs:read",
    "doctors:read",
    "doctors:write",
    "discounts:write",
    "content:read",
    "content:write",
    "content:review",
    "campaigns:write",
    "affiliates:read",
    "mails:write",
    "affiliates:write",
    "payouts:write",
    "tickets:write",
    "reviews:write",
    "reports:read",
    "settings:read",
  ],
  support: [
    "orders:read",
    "orders:note",
    "customers:read",
    "customers:note",
    "catalog:read",
    "stock:read",
    "lots:read",
    "doctors:read",
    "tickets:write",
    "reviews:write",
  ],
  fulfilment: [
    "orders:read",
    "orders:fulfil",
    "stock:read",
    "stock:write",
    "lots:read",
    "lots:write",
    "purchasing:read",
  ],
  clinician: [
    "catalog:read",
    "stock:read",
    "lots:read",
    "doctors:read",
    "health:read",
    "content:read",
    "content:review",
  ],
  marketing: [
    "catalog:read",
    "stock:read",
    "lots:read",
    "content:read",
    "content:write",
    "reviews:write",
    "segments:write",
    "campaigns:write",
    "affiliates:read",
    "affiliates:write",
  ],
};

/** The system runs jobs and callbacks that the shop itself started, so it may do everything. */
export function may(actor: Actor, ability: Ability): boolean {
  if (actor.kind === "system") return true;
  if (actor.kind === "visitor") return false;
  if (actor.kind === "key") return actor.abilities.includes(ability);
  return actor.roles.some((role) => {
    if (role === "customer") return false;
    if (role === "admin") return true;
    // A role that is unknown at run time gives no ability, instead of failing the whole request.
    if (!Object.hasOwn(granted, role)) return false;
    return ability === "backoffice:open" || granted[role].includes(ability);
  });
}
