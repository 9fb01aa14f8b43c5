import { expect, test } from "vitest";
import { actorOf } from "#tests/actor-of.ts";
import {
  type Actor,
  type Role,
  STAFF_ROLES,
  VISITOR,
  actorId,
  isStaff,
  systemActor,
} from "./actor.ts";
import { type Ability, may } from "./may.ts";

/** Who may, besides the admin and the shop's own jobs, who may everything. */
const MATRIX: Record<Ability, readonly Role[]> = {
  "backoffice:open": ["manager", "support", "fulfilment", "clinician", "marketing"],
  "orders:read": ["manager", "support", "fulfilment"],
  "orders:write": ["manager"],
  "orders:refund": ["manager"],
  "orders:fulfil": ["manager", "fulfilment"],
  "orders:note": ["manager", "support"],
  "customers:read": ["manager", "support"],
  "customers:write": ["manager"],
  "customers:note": ["manager", "support"],
  "catalog:read": ["manager", "support", "clinician", "marketing"],
  "catalog:write": ["manager"],
  "stock:read": ["manager", "support", "fulfilment", "clinician", "marketing"],
  "stock:write": ["manager", "fulfilment"],
  "lots:read": ["manager", "support", "fulfilment", "clinician", "marketing"],
  "lots:write": ["manager", "fulfilment"],
  "lots:recall": ["manager"],
  "purchasing:read": ["manager", "fulfilment"],
  "segments:write": ["manager", "marketing"],
  "purchasing:write": ["manager"],
  "costs:read": ["manager"],
  "doctors:read": ["manager", "support", "clinician"],
  "doctors:write": ["manager"],
  "discounts:write": ["manager"],
  "content:read": ["manager", "clinician", "marketing"],
  "content:write": ["manager", "marketing"],
  "content:review": ["manager", "clinician"],
  "campaigns:write": ["manager", "marketing"],
  "affiliates:read": ["manager", "marketing"],
  "mails:write": ["manager"],
  "affiliates:write": ["manager", "marketing"],
  "payouts:write": ["manager"],
  "reports:read": ["manager"],
  "tickets:write": ["manager", "support"],
  "reviews:write": ["manager", "support", "marketing"],
  "health:read": ["clinician"],
  "health:entrust": [],
  "audit:read": [],
  "settings:read": ["manager"],
  "settings:write": [],
  "staff:write": [],
  "backup:run": [],
};
const ABILITIES = Object.keys(MATRIX) as Ability[];
const cells = ABILITIES.flatMap((ability) =>
  STAFF_ROLES.map((role) => ({
    role,
    ability,
    allowed: role === "admin" || MATRIX[ability].includes(role),
  })),
);

test.each(cells)("$role, $ability: $allowed", ({ role, ability, allowed }) => {
  expect(may(actorOf(role), ability)).toBe(allowed);
});

test.each(ABILITIES)("nobody but staff and the system may %s", (ability) => {
  expect(may(VISITOR, ability)).toBe(false);
  expect(may(actorOf("customer"), ability)).toBe(false);
  expect(may({ kind: "user", userId: "1", email: "a@b.test", roles: [] }, ability)).toBe(false);
  expect(may(systemActor("job"), ability)).toBe(true);
});

test("somebody with two roles may what either may", () => {
  const roles = ["fulfilment", "customer", "marketing"] as const;
  const actor = { kind: "user", userId: "1", email: "a@b.test", roles } as const;
  expect(may(actor, "stock:write")).toBe(true);
  expect(may(actor, "content:write")).toBe(true);
  expect(may(actor, "orders:refund")).toBe(false);
});

test("a role that only the database knows gives nothing, and fails nothing", () => {
  const roles = ["support", "astronaut", "toString"] as Role[];
  const actor: Actor = { kind: "user", userId: "1", email: "a@b.test", roles };
  expect(ABILITIES.filter((ability) => may(actor, ability))).toEqual(
    ABILITIES.filter((ability) => may(actorOf("support"), ability)),
  );
  expect(isStaff({ ...actor, roles: roles.slice(1) })).toBe(false);
});

test("a customer is no staff, and neither is the system", () => {
  expect(STAFF_ROLES.map((role) => isStaff(actorOf(role)))).not.toContain(false);
  expect([VISITOR, actorOf("customer"), systemActor("job")].map(isStaff)).not.toContain(true);
});

test("the audit log names people by their id, jobs by their name", () => {
  expect(actorId(actorOf("manager", { userId: "u-1" }))).toBe("u-1");
  expect(actorId(systemActor("seed"))).toBe("seed");
  expect(actorId(VISITOR)).toBe("visitor");
});

test("who may grant roles has every ability, so that no one grants more than they have", () => {
  const granters = STAFF_ROLES.filter((role) => may(actorOf(role), "staff:write"));
  expect(granters).toEqual(["admin"]);
  for (const ability of Object.keys(MATRIX) as Ability[]) {
    expect(granters.filter((role) => !may(actorOf(role), ability))).toEqual([]);
  }
});
