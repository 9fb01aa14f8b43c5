import type { Tint } from "#app/ui/tone.ts";

/** The looks of categories: each has a still life (`area-…`) and a muted color. */
const LOOKS = {
  "weight-loss": "moss",
  beauty: "rose",
  longevity: "indigo",
  metabolism: "amber",
  "body-shaping": "citron",
  wellness: "sea",
} as const satisfies Record<string, Tint>;

export type AreaLook = keyof typeof LOOKS;

export const AREA_LOOKS = Object.keys(LOOKS) as [AreaLook, ...AreaLook[]];

/** The color of a category's look; a category without a look has the color of wellness. */
export function areaTint(look: string | null): Tint {
  return look !== null && Object.hasOwn(LOOKS, look) ? LOOKS[look as AreaLook] : "sea";
}
