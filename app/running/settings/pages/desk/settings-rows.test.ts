import { describe, expect, it } from "vitest";
import { readSettings } from "../../rules/read-settings.ts";
import { settingsIndexMessages } from "../../texts/staff-index.ts";
import { SETTING_PAGE_NAMES } from "./setting-pages.ts";
import { addressOf, settingPageOf } from "./setting-address.ts";
import { settingsRows } from "./settings-rows.ts";

const entered = {
  business_name: "Sari Trading",
  business_address: "Cebu",
  registration_number: "7",
};
const named = { privacy_contact: "Ana", privacy_email: "ana@sari.example" };
const rowsOf = (stored: Record<string, string>, may = () => true) =>
  settingsRows(readSettings(stored), may).flatMap(({ rows }) => rows);

describe("the list of settings pages", () => {
  it("leads to every page with a form, and says something of each", () => {
    const rows = rowsOf({ ...entered, ...named, contact_email: "a@b.example", phone_number: "1" });
    const pages = SETTING_PAGE_NAMES.filter((name) => name !== "affiliates").map(addressOf);
    expect(rows.map(({ to }) => to)).toEqual(expect.arrayContaining(pages));
    expect(rows).toHaveLength(Object.keys(settingsIndexMessages.titles).length);
    expect(rows.filter(({ summary, isMissing }) => summary === "" || isMissing)).toEqual([]);
  });

  it("names what the law requires on the page that asks for it", () => {
    const [general, business, ...others] = rowsOf({ ...named, contact_email: "a@b.example" });
    expect(general?.summary).toBe("Required by law, still missing: contact phone number");
    expect(business?.summary).toContain("registered business name, business address");
    expect(others.filter(({ isMissing }) => isMissing)).toEqual([]);
  });

  it("leaves out the pages that a role may not open, and groups without any", () => {
    const groups = settingsRows(readSettings({}), (ability) => ability === "audit:read");
    expect(groups.map(({ rows }) => rows.map(({ title }) => title))).toEqual([["Audit log"]]);
  });
});

describe("an anchor", () => {
  it.each([
    ["#field-site_name", "general"],
    ["#field-business_name", "business"],
    ["#field-legal_age", "notices"],
    ["#field-guest_cash_hours", "holds"],
    ["#read-only", undefined],
    ["", undefined],
  ])("%s names a field of the page %s", (hash, page) => {
    expect(settingPageOf(hash)).toBe(page);
  });
});
