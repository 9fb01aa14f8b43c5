import { DOCUMENTS } from "#app/running/content/views/document-list.ts";
import type { SettingCategory } from "#app/running/settings/rules/definitions.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import type { ShopFacts } from "./checklist.ts";

type ChecklistRow = {
  settings: Record<string, string>;
  saved: readonly SettingCategory[];
  hasProduct: boolean;
  withoutStrength: readonly string[];
  /** The slugs of documents that staff have published. */
  documents: readonly string[];
  staff: number;
};

type Surroundings = {
  sendsMail: boolean;
  gatewayEnabled: boolean;
  backups: readonly { provenAt?: Date | undefined }[];
};

/** The documents that an owner must adapt; the others have no legal content. */
const LEGAL = ["terms", "privacy", "shipping-returns", "medical-disclaimer"] as const;

export function factsOf(
  found: ChecklistRow,
  { sendsMail, gatewayEnabled, backups }: Surroundings,
): ShopFacts {
  // The shop ships with version 1 of each document; staff publish later versions.
  const own = new Set(found.documents);
  return {
    settings: readSettings(found.settings),
    gatewayEnabled,
    paymentSaved: found.saved.includes("payments"),
    hasProduct: found.hasProduct,
    withoutStrength: found.withoutStrength,
    deliverySaved: found.saved.includes("delivery"),
    sendsMail,
    textsAsDelivered: LEGAL.filter((slug) => !own.has(slug)).map((slug) => DOCUMENTS[slug].name),
    backupProven: backups.some(({ provenAt }) => provenAt !== undefined),
    staffCount: found.staff,
  };
}
