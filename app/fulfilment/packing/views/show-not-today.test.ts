import { expect, test } from "vitest";
import type { ColdDay } from "#app/selling/orders/rules/cold-day.ts";
import { showNotToday } from "./show-not-today.ts";

const show = (shop: ColdDay) =>
  showNotToday({ delivery: { cold: true } }, { shop, areas: new Map() })?.title;

test.each([
  ["no_dispatch", "Ships Tue, Dec 1. No parcels ship today."],
  ["holiday", "Ships Tue, Dec 1. Today is a holiday or day off."],
  ["no_cold_day", "Ships Tue, Dec 1. No cold shipping today."],
] as const)("a cold parcel waits: %s", (why, title) => {
  expect(show({ state: "waits", day: "2026-12-01", why })).toBe(title);
});
