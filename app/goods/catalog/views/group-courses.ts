import type { Tint } from "#app/ui/tone.ts";
import { areaTint } from "./area-looks.ts";

type Course = { name: string; slug: string; from: number; to: number };

/** An area's products with the weeks of their plans, and the shortest and longest of them. */
export type AreaCourses = {
  name: string;
  slug: string;
  tint: Tint;
  from: number;
  to: number;
  products: Course[];
};

/** In the order of the rows; each area appears once. */
export function groupCourses(
  rows: readonly (Course & { area: string; areaSlug: string; areaLook: string | null })[],
): AreaCourses[] {
  const areas = new Map<string, AreaCourses>();
  for (const { area, areaSlug, areaLook, ...course } of rows) {
    const known = areas.get(areaSlug);
    if (known) {
      known.from = Math.min(known.from, course.from);
      known.to = Math.max(known.to, course.to);
      known.products.push(course);
    } else {
      const { from, to } = course;
      const tint = areaTint(areaLook);
      areas.set(areaSlug, { name: area, slug: areaSlug, tint, from, to, products: [course] });
    }
  }
  return [...areas.values()];
}
