import { expect, test } from "vitest";
import { groupCourses } from "./group-courses.ts";

const row = (areaSlug: string, name: string, from: number, to: number) => ({
  area: areaSlug.toUpperCase(),
  areaSlug,
  areaLook: areaSlug,
  name,
  slug: name.toLowerCase(),
  from,
  to,
});

test("an area spans its products, from the shortest plan to the longest", () => {
  const areas = groupCourses([
    row("beauty", "Glow", 6, 10),
    row("longevity", "NAD+", 4, 8),
    row("beauty", "GHK-Cu", 8, 12),
  ]);
  expect(areas.map(({ name, tint, from, to }) => [name, tint, from, to])).toEqual([
    ["BEAUTY", "rose", 6, 12],
    ["LONGEVITY", "indigo", 4, 8],
  ]);
  expect(areas[0]?.products.map(({ name, from, to }) => [name, from, to])).toEqual([
    ["Glow", 6, 10],
    ["GHK-Cu", 8, 12],
  ]);
});

test("nothing spans nothing", () => {
  expect(groupCourses([])).toEqual([]);
});
