import type { Actor, StaffRole } from "./actor.ts";

/**
 * What staff can be allowed to do. `health:read` opens the pages of health data; whose a clinician
 * may read there, own patients only, the module that holds them decides. `health:entrust` makes
 * somebody a clinician's patient. `orders:note` writes notes and tags on orders, and sends their
 * mails again. `segments:write` makes groups of customers by what holds of them, and sees how many
 * there are. `purchasing:read` sees purchase orders, and with `stock:write` and
 * `lots:write` receives them; what things cost the shop is for `costs:read` alone.
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

type Granted = readonly Ability[];

const granted: Record<Exclude<StaffRole, "admin">, Granted> = {
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

/** The system actor runs jobs and callbacks the shop itself started, so it may do everything. */
export function may(actor: Actor, ability: Ability): boolean {
  if (actor.kind === "system") return true;
  if (actor.kind === "visitor") return false;
  return actor.roles.some((role) => {
    if (role === "customer") return false;
    if (role === "admin") return true;
    // A text that came past the types gives nothing, instead of failing the whole request.
    if (!Object.hasOwn(granted, role)) return false;
    return ability === "backoffice:open" || granted[role].includes(ability);
  });
}
