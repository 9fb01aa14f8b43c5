import type { EditField, Texts } from "#app/lib/edit.ts";
import { CLAIM_NAMES, CLAIM_PARTS, claimKey } from "../../rules/claim-settings.ts";
import type { Settings } from "../../rules/definitions.ts";
import { claimsMessages as say } from "../../texts/staff-claims.ts";

export const claimFields: readonly EditField[] = CLAIM_NAMES.flatMap((name) =>
  CLAIM_PARTS.map((part) => ({
    name: claimKey(name, part),
    label: `${say.places[name].name}: ${say.fields[part]}`,
    kind: part === "evidence" ? ("long" as const) : ("line" as const),
  })),
);

export function claimTexts(settings: Settings): Texts {
  const keys = CLAIM_NAMES.flatMap((name) => CLAIM_PARTS.map((part) => claimKey(name, part)));
  return Object.fromEntries(keys.map((key) => [key, settings[key]]));
}
