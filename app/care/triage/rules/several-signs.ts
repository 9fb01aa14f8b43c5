import type { Word } from "./read-words.ts";

const WEIGHTS: Readonly<Record<string, number>> = {
  SEIZURE: 3,
  FAINT: 3,
  BREATHLESS: 3,
  SLUR: 2,
  DROOP: 2,
  BLUE: 2,
  CONFUSED: 2,
  CHEST: 2,
  BLOOD: 2,
  YELLOW: 2,
  BREATHE: 1.5,
  HEART: 1,
  NUMB: 1,
  BLUR: 1,
  VOMIT: 1,
  SWEAT: 1,
  SHAKE: 1,
  DIZZY: 1,
  DROWSY: 1,
  SWELL: 1,
  RASH: 1,
  FEVER: 1,
  HEADACHE: 0.5,
  PAIN: 0.5,
  TIGHT: 0.5,
  BELLY: 0.5,
  FACE: 0.5,
  SEVERE: 0.5,
  SUDDEN: 0.5,
  CANT: 0.5,
  INJECTED: 0.5,
};

const ENOUGH = 4;

/** Tells whether several signs are urgent together although none is by itself. */
export function areUrgentTogether(words: readonly Word[], counts: (place: number) => boolean) {
  const found = new Map<string, number>();
  words.forEach((word, place) => {
    const weighed = [...word.classes].filter((name) => WEIGHTS[name] !== undefined);
    if (weighed.length === 0 || !counts(place)) return;
    // A word of several classes is one sign.
    const heaviest = weighed.toSorted((a, b) => (WEIGHTS[b] ?? 0) - (WEIGHTS[a] ?? 0))[0] ?? "";
    found.set(heaviest, WEIGHTS[heaviest] ?? 0);
  });
  return [...found.values()].reduce((sum, weight) => sum + weight, 0) >= ENOUGH;
}
