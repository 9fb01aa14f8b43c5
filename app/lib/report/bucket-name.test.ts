import { expect, it } from "vitest";
import { bucketName } from "./bucket-name.ts";

it.each([
  { unit: "day" as const, from: "2026-11-21", to: "2026-11-21", name: "Sat, Nov 21" },
  { unit: "week" as const, from: "2026-11-30", to: "2026-12-06", name: "Nov 30 to Dec 6" },
  { unit: "week" as const, from: "2026-11-30", to: "2026-11-30", name: "Nov 30" },
  { unit: "month" as const, from: "2026-11-05", to: "2026-11-30", name: "Nov 2026" },
])("calls a $unit $name", ({ unit, name, ...bucket }) => {
  expect(bucketName(bucket, unit)).toBe(name);
});
