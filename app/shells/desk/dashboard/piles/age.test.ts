import { expect, it } from "vitest";
import { ageOf, timeAgo } from "./age.ts";

const NOW = new Date("2026-03-20T12:00:00Z");

it.each([
  ["2026-03-20T12:00:30Z", "less than an hour"],
  ["2026-03-20T11:00:01Z", "less than an hour"],
  ["2026-03-20T11:00:00Z", "1 hour"],
  ["2026-03-18T12:00:01Z", "47 hours"],
  ["2026-03-18T12:00:00Z", "2 days"],
  ["2026-02-20T12:00:00Z", "28 days"],
])("since %s: %s", (since, age) => {
  expect(ageOf(new Date(since), NOW)).toBe(age);
});

it.each([
  ["2026-03-20T11:59:01Z", "just now"],
  ["2026-03-20T11:59:00Z", "1 minute ago"],
  ["2026-03-20T11:00:01Z", "59 minutes ago"],
  ["2026-03-20T11:00:00Z", "1 hour ago"],
])("to the minute, %s: %s", (since, ago) => {
  expect(timeAgo(new Date(since), NOW)).toBe(ago);
});
