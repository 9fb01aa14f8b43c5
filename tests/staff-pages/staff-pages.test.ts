import { expect, test } from "vitest";
import { STAFF_ROLES, type StaffRole } from "#app/platform/access/actor.ts";
import { may } from "#app/platform/access/may.ts";
import type { Rule } from "#app/platform/access/page.ts";
import { policy, type RoutePolicy } from "#app/policy.ts";
import { actorOf } from "../actor-of.ts";
import { CONTENT_PAGES } from "./content-pages.ts";
import { GOODS_PAGES } from "./goods-pages.ts";
import { SALES_PAGES } from "./sales-pages.ts";
import { SETTINGS_PAGES } from "./settings-pages.ts";

const cells = Object.entries<RoutePolicy>(policy).flatMap(([address, row]) =>
  Object.entries(row).map(([method, rule]) => ({ address, method, who: rule.who })),
);

type Open = "anyone" | "signed-in" | "demo";
const isOpen = (who: Rule["who"]): who is Open =>
  who === "anyone" || who === "signed-in" || who === "demo";

function rolesOf(who: Rule["who"]): StaffRole[] {
  return isOpen(who) ? [...STAFF_ROLES] : STAFF_ROLES.filter((role) => may(actorOf(role), who));
}

const ofStaff = cells.flatMap(({ who, ...cell }) => (isOpen(who) ? [] : [{ ...cell, who }]));
const inTable = [SALES_PAGES, GOODS_PAGES, CONTENT_PAGES, SETTINGS_PAGES]
  .flatMap((pages) => Object.entries(pages))
  .flatMap(([address, row]) =>
    Object.entries(row).map(([method, roles]) => ({ address, method, roles })),
  );

test("the table has every page of staff, and no other", () => {
  const named = (cell: { address: string; method: string }) => `${cell.method} ${cell.address}`;
  expect(ofStaff.map(named).toSorted()).toEqual(inTable.map(named).toSorted());
});

test.each(inTable)(
  "$method $address is for the owner and: $roles",
  ({ address, method, roles }) => {
    const cell = cells.find((one) => one.address === address && one.method === method);
    const others = roles === "owner" ? [] : roles.split(" ");
    expect(cell && rolesOf(cell.who)).toEqual(["admin", ...others]);
  },
);

test("no page of staff opens for a customer or a visitor", () => {
  for (const { who } of ofStaff) {
    expect(may(actorOf("customer"), who) || may(actorOf("visitor"), who)).toBe(false);
  }
});

const ASKING = [
  "/clearance/:id GET POST",
  "/confirm-identity/:formId GET POST",
  "/consultation/:doctorId POST",
  "/consultation/booking/:bookingId GET POST",
  "/consultation/booking/:bookingId/calendar.ics GET",
  "/consultation/booking/:bookingId/form GET POST",
  "/consultation/booking/:bookingId/move GET POST",
  "/consultation/waitlist GET POST",
  "/gift-cards/redeem GET POST",
];

test("outside the portal and the back-office, these pages alone are for accounts", () => {
  const expected = ASKING.flatMap((line) => {
    const [address, ...methods] = line.split(" ");
    return methods.map((method) => `${method} ${address}`);
  });
  const asking = cells
    .filter(({ address, who }) => who === "signed-in" && !address.startsWith("/portal"))
    .map(({ address, method }) => `${method} ${address}`);
  expect(asking.toSorted()).toEqual(expected.toSorted());
});
