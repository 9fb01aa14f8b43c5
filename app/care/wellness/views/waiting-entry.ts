import { formatDateTime } from "#app/lib/dates.ts";
import type { Texts } from "#app/lib/edit.ts";
import { readMinute } from "#app/lib/shop-minute.ts";
import { wellnessMessages as say } from "../texts/shopper.ts";
import { showEnergy, showMood } from "./show-entry.ts";

/** A waiting entry in a line or two. The typed text may be anything. */
export function showWaiting({ fields, writtenAt }: { fields: Texts; writtenAt: number }) {
  const title = formatDateTime(readMinute(fields["at"] ?? "") ?? new Date(writtenAt));
  const [mood, energy] = [showMood(Number(fields["mood"])), showEnergy(Number(fields["energy"]))];
  return {
    title,
    text: `${say.mood}: ${mood.text}. ${energy.text}.`,
    names: { change: say.changeOf(title), discard: say.discardOf(title) },
  };
}
