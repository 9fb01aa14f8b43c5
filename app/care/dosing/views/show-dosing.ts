import { formatDate } from "#app/lib/dates.ts";
import type { DosingInput } from "../input.ts";
import { scheduleOf, targetOf } from "../rules/dosing-schedule.ts";
import { LABELS, type Micrograms } from "../rules/medications.ts";
import { weightRange } from "../rules/weight-range.ts";
import { dosingMessages as say } from "../texts/shopper.ts";

/** Milligrams with all their decimals. */
export const formatDose = (dose: Micrograms): string => `${dose / 1_000} mg`;

/** The calculator's answer, in words. */
export function showDosing(
  { medication, experience, weight, unit }: DosingInput,
  sold: readonly string[],
) {
  const label = LABELS[medication];
  const name = say.medications[medication];
  const target = targetOf(label, experience);
  const { source } = label;
  return {
    name,
    every: label.every,
    weeks: scheduleOf(label).map(({ week, dose, phase }) => ({
      week,
      dose: formatDose(dose),
      phase: say.phases[phase],
    })),
    range: say.ranges[weightRange(weight, unit)],
    target: say.targetText(
      formatDose(label.start),
      String(target.multiplier),
      formatDose(target.dose),
    ),
    strength: formatDose(target.strength),
    maximum: formatDose(label.max),
    source: { ...source, reviewed: say.read(formatDate(source.reviewedOn)) },
    product: sold.includes(medication) ? medication : undefined,
  };
}

export type ShownDosing = ReturnType<typeof showDosing>;
