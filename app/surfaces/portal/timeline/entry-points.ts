import { href } from "react-router";
import { listWords } from "#app/lib/list-words.ts";
import type { WeightUnit } from "#app/modules/dosing/rules/weight-range.ts";
import type { Entry } from "#app/modules/wellness/queries/own-entries.server.ts";
import { showEntry } from "#app/modules/wellness/views/show-entry.ts";
import { moment } from "./order-points.ts";
import type { Point } from "./points.ts";
import { timelineMessages } from "./texts.ts";

const say = timelineMessages.point;

/** An entry with what was measured and felt; its notes are on its own page. */
export function entryPoint(entry: Entry, unit: WeightUnit): Point {
  const { id, mood, energy, measures, symptoms } = showEntry(entry, unit);
  return {
    id,
    ...moment("entries", entry.takenAt),
    title: say.entry,
    details: [
      say.mood(mood.text),
      say.energy(energy.text),
      ...(measures.length > 0 ? [measures.join(" · ")] : []),
      ...(symptoms.length > 0 ? [say.symptoms(listWords(symptoms))] : []),
    ],
    short: say.entry,
    to: href("/portal/wellness/:entryId", { entryId: id }),
  };
}
