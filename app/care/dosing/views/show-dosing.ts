import { formatDate } from "#app/lib/dates.ts";
import type { DosingInput } from "../input.ts";
import { scheduleOf } from "../rules/dosing-schedule.ts";
import { LABELS, type Micrograms } from "../rules/medications.ts";
import { weightRange } from "../rules/weight-range.ts";
import { dosingMessages as say } from "../texts/shopper.ts";

/** Milligrams with all their decimals. */
export const formatDose = (dose: Micrograms): string => `${dose / 1_000} mg`;

/** The calculator's answer, in words. */
export function showDosing(
  { medication, weight, unit }: DosingInput,
  sold: ReadonlyMap<string, string>,
) {
  const label = LABELS[medication];
  const name = say.medications[medication];
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
    start: formatDose(label.start),
    maximum: formatDose(label.max),
    source: { ...source, reviewed: say.read(formatDate(source.reviewedOn)) },
    product: sold.get(medication),
  };
}

export type ShownDosing = ReturnType<typeof showDosing>;
