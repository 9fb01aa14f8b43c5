import type { Micrograms } from "#app/care/dosing/rules/medications.ts";
import { daysFrom, earlierDay, plusDays, type Day } from "./days.ts";

export type Vial = {
  /** The contents by the label; null if the shop does not know. */
  contentMicrograms: Micrograms | null;
  /** The water from a clinician's instruction; null without one. */
  waterMicrolitres: number | null;
  mixedOn: Day;
  useWithinDays: number;
  lotExpiresOn: Day | null;
};

export type DrawnAmount = {
  microlitres: number;
  /** Lines of a U-100 syringe: a hundred of them are 1 mL. */
  units: number;
  /** The amount ends on a line or halfway between two, so the eye can find it. */
  onLine: boolean;
};

/** A U-100 syringe holds 1 mL at most. */
export const MOST_UNITS = 100;
const MICROLITRES_A_UNIT = 10;

/**
 * How much of a mixed vial contains a dose. Undefined without a stated amount of water, or if one
 * syringe is too small: then no number is shown at all.
 */
export function drawn(
  vial: Pick<Vial, "contentMicrograms" | "waterMicrolitres">,
  dose: Micrograms,
): DrawnAmount | undefined {
  const { contentMicrograms, waterMicrolitres } = vial;
  if (!contentMicrograms || !waterMicrolitres || dose > contentMicrograms) return undefined;
  const exact = (dose * waterMicrolitres) / contentMicrograms;
  // Rounded down: a picture never shows more than the dose.
  const microlitres = Math.floor(exact + 1e-9);
  const units = microlitres / MICROLITRES_A_UNIT;
  if (units > MOST_UNITS || microlitres === 0) return undefined;
  const halves = (exact * 2) / MICROLITRES_A_UNIT;
  return { microlitres, units, onLine: Math.abs(halves - Math.round(halves)) < 1e-9 };
}

/** Milligrams per milliliter, which people compare with the text on a vial. */
export function strengthOfMix({ contentMicrograms, waterMicrolitres }: Vial): number | undefined {
  if (!contentMicrograms || !waterMicrolitres) return undefined;
  return contentMicrograms / waterMicrolitres;
}

/** The rest after the drawn doses; undefined if the contents are unknown. */
export function leftIn(
  { contentMicrograms }: Pick<Vial, "contentMicrograms">,
  drawnDoses: readonly Micrograms[],
): Micrograms | undefined {
  if (contentMicrograms === null) return undefined;
  return contentMicrograms - drawnDoses.reduce((sum, each) => sum + each, 0);
}

/** The last day of use, counted from mixing and never after the lot expires. */
export function expiresOn({ mixedOn, useWithinDays, lotExpiresOn }: Vial): Day {
  const opened = plusDays(mixedOn, useWithinDays);
  return lotExpiresOn === null ? opened : earlierDay(opened, lotExpiresOn);
}

export type Supply = {
  /** Doses of the plan before the vial is empty or expires. */
  doses: number;
  /** The day of the plan that needs the next vial; null if the plan ends before. */
  nextVialOn: Day | null;
  daysUntilUsedUp: number | null;
  daysUntilExpiry: number;
};

/** How long a vial lasts: `planned` are the future doses in order, each with its day. */
export function supplyOf(
  vial: Vial,
  left: Micrograms,
  planned: readonly { dueOn: Day; micrograms: Micrograms }[],
  today: Day,
): Supply {
  const until = expiresOn(vial);
  let rest = left;
  let doses = 0;
  let nextVialOn: Day | null = null;
  for (const { dueOn, micrograms } of planned) {
    if (micrograms > rest || dueOn > until) {
      nextVialOn = dueOn;
      break;
    }
    rest -= micrograms;
    doses += 1;
  }
  return {
    doses,
    nextVialOn,
    daysUntilUsedUp: nextVialOn === null ? null : Math.max(0, daysFrom(today, nextVialOn)),
    daysUntilExpiry: daysFrom(today, until),
  };
}
