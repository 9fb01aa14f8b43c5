import type { Tint } from "#app/ui/tone.ts";

/** The looks a category can have: for each a still life (`area-…`) and the quiet colour it is in. */
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

/** The quiet colour of a category's look; one without a look shares that of wellness. */
export function areaTint(look: string | null): Tint {
  return look !== null && Object.hasOwn(LOOKS, look) ? LOOKS[look as AreaLook] : "sea";
}
