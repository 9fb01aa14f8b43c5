import type { EditField, Texts } from "#app/lib/edit.ts";
import type { LotFacts } from "../../input.ts";
import { lotAdminMessages as say } from "../../texts/staff.ts";

export const lotFields: readonly EditField[] = [
  { name: "lotNumber", label: say.lotNumber },
  { name: "madeOn", label: say.madeOn },
  { name: "expiresOn", label: say.expiresOn },
  { name: "receivedUnits", label: say.units },
];

/** The same with the reason, which is not part of the lot. */
export const correctionFields: readonly EditField[] = [
  ...lotFields,
  { name: "why", label: say.why },
];

export function lotTexts({ lotNumber, madeOn, expiresOn, receivedUnits }: LotFacts): Texts {
  return { lotNumber, madeOn: madeOn ?? "", expiresOn, receivedUnits: String(receivedUnits) };
}
