import { href } from "react-router";
import { describe, expect, it } from "vitest";
import type { Page } from "#app/platform/access/page.ts";
import { allPages } from "#app/shells/pages.ts";
import { actorOf } from "#tests/actor-of.ts";
import { findPlace, pagesBeside, rowOf } from "./find-place.ts";
import { readMenu, type MenuSection } from "./read-menu.ts";

const whole = readMenu(actorOf("admin"));
const rowLabels = ({ pages }: MenuSection) =>
  pages.filter(({ under }) => under === undefined).map(({ label }) => label);
const at = (address: string) => {
  const { pathname, search } = new URL(address, "https://shop.example");
  const place = findPlace(whole, { pathname, search });
  return place && [place.section.label, place.page.label, place.isPage];
};

describe("the menu of the back-office", () => {
  it("shows only what the role may open, and no section that would be empty", () => {
    const sections = (role: "fulfilment" | "marketing") =>
      readMenu(actorOf(role)).map(({ label }) => label);
    expect(sections("fulfilment")).toEqual(["Dashboard", "Orders", "Products"]);
    expect(sections("marketing")).toEqual([
      "Dashboard",
      "Products",
      "Customers",
      "Doctors",
      "Marketing",
      "Affiliate Program",
      "Email & Notifications",
      "Content",
    ]);
    const fulfilment = readMenu(actorOf("fulfilment")).find(({ name }) => name === "products");
    expect(fulfilment && rowLabels(fulfilment)).toEqual([
      "Stock",
      "Stocktakes",
      "Purchase orders",
      "Lots",
    ]);
    expect(fulfilment?.to).toBe(fulfilment?.pages[0]?.to);
  });

  it.each(["admin", "manager", "support", "fulfilment", "clinician", "marketing"] as const)(
    "has at most seven rows in each section of %s, and each other page is under one of them",
    (role) => {
      for (const section of readMenu(actorOf(role))) {
        const rows = section.pages.filter(({ under }) => under === undefined).map(({ to }) => to);
        expect(rows.length, section.label).toBeLessThanOrEqual(7);
        for (const page of section.pages) expect(rows).toContain(rowOf(page));
      }
    },
  );

  it("shows beside a page those that share its row, and no tabs of its list", () => {
    const beside = (address: string) => {
      const place = findPlace(whole, { pathname: address, search: "" });
      return place && pagesBeside(place.section, place.page).map(({ label }) => label);
    };
    expect(beside("/admin/settings/tax")).toEqual(["Payments", "Tax"]);
    expect(beside("/admin/settings/payments")).toEqual(["Payments", "Tax"]);
    expect(beside("/admin/orders")).toEqual(["All"]);
    expect(beside("/admin/purchase-orders")).toEqual(["Purchase orders", "Reorder", "Suppliers"]);
  });

  it("has nothing for those who are no staff", () => {
    expect(readMenu(actorOf("customer"))).toEqual([]);
    expect(readMenu(actorOf("visitor"))).toEqual([]);
  });

  it("says of each page of the back-office where it is", () => {
    const lost = Object.entries<Page>(allPages)
      .filter(([, page]) => page.shell === "admin" && page.file.endsWith("page.tsx"))
      .filter(([address]) => at(address) === undefined);
    // These pages are in no menu: the search covers all sections, the staff member's own page
    // belongs to none, a product's pictures are reached from the product, proposals with their rules
    // from Today, and any page may ask for a proof.
    const anywhere = [
      href("/admin/search"),
      href("/admin/me"),
      href("/admin/proposals"),
      href("/admin/proposals/rules"),
      href("/admin/proposals/rules/new"),
      "/admin/proposals/rules/:ruleId",
      "/admin/confirm-identity/:formId",
      "/admin/products/:productId/pictures",
    ];
    expect(anywhere).toEqual(expect.arrayContaining(lost.map(([address]) => address)));
  });

  it("knows a record by the list above it, and a part of a list by its query", () => {
    expect(at("/admin")).toEqual(["Dashboard", "Today", true]);
    expect(at("/admin/orders")).toEqual(["Orders", "All", true]);
    expect(at("/admin/orders/7")).toEqual(["Orders", "All", false]);
    expect(at("/admin/orders?page=2&show=to-check")).toEqual(["Orders", "To check", true]);
    expect(at("/admin/orders?show=else")).toEqual(["Orders", "All", true]);
    expect(at("/admin/settings/claims")).toEqual(["Marketing", "Claims", true]);
    expect(at("/admin/affiliates/new")).toEqual(["Affiliate Program", "Affiliates", false]);
    expect(at("/admin/doctors/7/hours")).toEqual(["Doctors", "Doctors", false]);
    expect(at("/admin/orderings")).toBeUndefined();
  });
});
