import { expect, test } from "vitest";
import { allPages } from "#app/shells/pages.ts";
import { meantBy } from "./guessed-address.ts";

test.each([
  ["/admin/email", "/admin/email/campaigns"],
  ["/admin/settings/general", "/admin/settings"],
  ["/admin/settings/notifications", "/admin/settings/notification"],
  ["/admin/audit", "/admin/settings/audit"],
  ["/admin/Audit/", "/admin/settings/audit"],
])("%s leads to %s, which is a page", (typed, page) => {
  expect(meantBy(typed)).toBe(page);
  expect(Object.keys(allPages)).toContain(page);
  expect(Object.keys(allPages)).not.toContain(typed);
});

test.each(["/admin", "/admin/constructor", "/audit", "/"])("%s means no other page", (typed) => {
  expect(meantBy(typed)).toBeUndefined();
});
