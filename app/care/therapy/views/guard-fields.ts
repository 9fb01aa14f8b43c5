import { isDay } from "#app/lib/is-day.ts";
import type { Texts } from "#app/lib/edit.ts";
import { refuse } from "#app/lib/result.ts";
import type { Micrograms } from "#app/care/dosing/rules/medications.ts";
import { refuseDose } from "../pages/portal/refuse-dose.ts";
import { guardAmount, readMilligrams } from "../rules/guard-amount.ts";
import { courseErrors as say } from "../texts/shopper-errors.ts";

export type Guard = { planned: Micrograms; most: Micrograms };

/** The problem of a dose before any of it is stored; undefined if the shop may judge it. */
export function guardFields(fields: Texts, today: string, guard: Guard | undefined) {
  const micrograms = readMilligrams(fields["amount"] ?? "");
  const takenOn = fields["takenOn"] ?? "";
  if (micrograms === undefined) return { message: say.amount, errors: { amount: say.amount } };
  if (!isDay(takenOn)) return { message: say.day, errors: { takenOn: say.day } };
  if (takenOn > today) {
    return { message: say.dayAhead, errors: { takenOn: say.dayAhead } };
  }
  const reason = guard && guardAmount(micrograms, guard);
  return reason && refuseDose({ ...refuse(reason), ...guard }, { micrograms });
}
