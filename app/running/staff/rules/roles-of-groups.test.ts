import { expect, test } from "vitest";
import type { Role } from "#app/platform/access/actor.ts";
import { owesApp, rolesInSession, rolesOfGroups } from "./roles-of-groups.ts";

const MAP = { owners: "admin", desk: "support", "night desk": "support" } as const;

test.each([
  [["desk", "night desk"], ["support"]],
  [
    ["desk", "owners"],
    ["admin", "support"],
  ],
  [["constructor", "Owners", ""], []],
  [[], []],
])("the groups %j give the roles %j", (groups, roles) => {
  expect(rolesOfGroups(groups, MAP)).toEqual(roles);
});

test.each<[Role[], boolean, boolean, Role[]]>([
  [["support", "customer"], true, false, ["support", "customer"]],
  [["support", "customer"], false, true, ["support", "customer"]],
  [["support", "customer"], false, false, ["customer"]],
  [["admin", "support"], false, false, ["admin", "support"]],
])(
  "of %j count, with other ways %s and by the company %s, %j",
  (roles, otherWays, byCompany, all) => {
    expect(rolesInSession(roles, { otherWays, byCompany })).toEqual(all);
  },
);

test("an owner who comes without the company needs an app", () => {
  const alone = { otherWays: false, byCompany: false };
  expect(owesApp(["admin"], alone, 0)).toBe(true);
  expect(owesApp(["admin"], alone, 1)).toBe(false);
  expect(owesApp(["support"], alone, 0)).toBe(false);
  expect(owesApp(["admin"], { ...alone, otherWays: true }, 0)).toBe(false);
  expect(owesApp(["admin"], { ...alone, byCompany: true }, 0)).toBe(false);
});
