import { expect, it } from "vitest";
import { isSlug } from "#app/running/content/rules/slugs.ts";
import { copySlug } from "./copy-slug.ts";

it("offers addresses of their own, also for a long one", () => {
  expect(copySlug("glow").slice(0, 3)).toEqual(["glow-copy", "glow-copy-2", "glow-copy-3"]);
  const long = copySlug(`${"a".repeat(59)}-${"b".repeat(20)}`);
  expect(long.filter((slug) => !isSlug(slug))).toEqual([]);
  expect(new Set(long).size).toBe(long.length);
});
