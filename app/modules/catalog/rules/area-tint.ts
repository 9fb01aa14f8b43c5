import type { Tint } from "#app/ui/tone.ts";

const TINTS = new Map<string, Tint>([
  ["weight-loss", "moss"],
  ["beauty", "rose"],
  ["longevity", "indigo"],
  ["metabolism", "amber"],
  ["body-shaping", "citron"],
  ["wellness", "sea"],
]);

/** The quiet colour of a product area; an area the shop adds later shares the one of wellness. */
export function areaTint(categorySlug: string | null): Tint {
  return TINTS.get(categorySlug ?? "") ?? "sea";
}
