import { isDay } from "#app/lib/is-day.ts";
import type { Texts } from "#app/lib/edit.ts";
import { refuse } from "#app/lib/result.ts";
import type { Micrograms } from "#app/modules/dosing/rules/medications.ts";
import { refuseDose } from "../portal/refuse-dose.ts";
import { guardAmount, readMilligrams } from "../rules/guard-amount.ts";
import { courseMessages } from "../texts/shopper.ts";

export type Guard = { planned: Micrograms; most: Micrograms };

const { errors: say, refused } = courseMessages;

/** What is wrong with a dose before anything of it is stored; undefined where the shop may judge. */
export function guardFields(fields: Texts, today: string, guard: Guard | undefined) {
  const micrograms = readMilligrams(fields["amount"] ?? "");
  const takenOn = fields["takenOn"] ?? "";
  if (micrograms === undefined) return { message: say.amount, errors: { amount: say.amount } };
  if (!isDay(takenOn)) return { message: say.day, errors: { takenOn: say.day } };
  if (takenOn > today) {
    return { message: refused.day_ahead, errors: { takenOn: refused.day_ahead } };
  }
  const reason = guard && guardAmount(micrograms, guard);
  return reason && refuseDose({ ...refuse(reason), ...guard }, { micrograms });
}
