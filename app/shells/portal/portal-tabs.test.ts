import { expect, test } from "vitest";
import { portalTabs } from "./portal-links.ts";
import { currentTab } from "./portal-tabs.tsx";

const tabs = portalTabs.map((tab) => ({ ...tab, isLocked: false }));

test("seven tabs, and every page of the portal's menu is in one of them", () => {
  expect(tabs.map(({ label }) => label).join(" ")).toBe(
    "Today Orders Wellness Dosing Consultations Affiliate Profile",
  );
  expect(tabs.every(({ to }) => to !== "")).toBe(true);
});

test.each([
  ["/portal", "today", "/portal"],
  ["/portal/orders", "orders", "/portal/orders"],
  ["/portal/therapy/0199/dose", "dosing", "/portal/therapy"],
  ["/portal/timeline", "dosing", "/portal/timeline"],
  ["/portal/health-ai/0199", "consultations", "/portal/health-ai"],
  ["/portal/profile/details", "profile", "/portal/profile"],
  ["/portal/addresses/new", "profile", undefined],
  ["/portal/email", "profile", undefined],
])("%s is under %s", (here, tab, to) => {
  expect(currentTab(tabs, here)).toEqual({
    tab: tabs.find((one) => one.tab === tab),
    ...(to && { to }),
  });
});
