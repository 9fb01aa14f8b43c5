import { DOCUMENTS } from "#app/running/content/views/document-list.ts";
import type { SettingCategory } from "#app/running/settings/rules/definitions.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import type { ShopFacts } from "./checklist.ts";

type Found = {
  /** As they are stored. */
  settings: Record<string, string>;
  /** The groups of them that somebody has saved. */
  saved: readonly SettingCategory[];
  hasProduct: boolean;
  /** The slugs of the texts that a person has published. */
  documents: readonly string[];
  staff: number;
};

type Surroundings = {
  sendsMail: boolean;
  gatewayEnabled: boolean;
  backups: readonly { provenAt?: Date | undefined }[];
};

/** The texts that an owner has to make their own; the others say nothing of the law. */
const LEGAL = ["terms", "privacy", "shipping-returns", "medical-disclaimer"] as const;

/** What the checklist of a new shop goes by. */
export function factsOf(
  found: Found,
  { sendsMail, gatewayEnabled, backups }: Surroundings,
): ShopFacts {
  // The shop comes with a first version of each; what a person publishes is a later one.
  const own = new Set(found.documents);
  return {
    settings: readSettings(found.settings),
    gatewayEnabled,
    paymentSaved: found.saved.includes("payments"),
    hasProduct: found.hasProduct,
    deliverySaved: found.saved.includes("delivery"),
    sendsMail,
    textsAsDelivered: LEGAL.filter((slug) => !own.has(slug)).map((slug) => DOCUMENTS[slug].name),
    backupProven: backups.some(({ provenAt }) => provenAt !== undefined),
    staffCount: found.staff,
  };
}
