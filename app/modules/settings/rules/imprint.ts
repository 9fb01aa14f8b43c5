import type { SettingKey, Settings } from "./definitions.ts";

type Owner = Pick<
  Settings,
  | "business_name"
  | "business_address"
  | "registration_number"
  | "privacy_contact"
  | "privacy_email"
  | "contact_email"
  | "phone_number"
>;

/**
 * What the Internet Transactions Act (RA 11967) and the Data Privacy Act (RA 10173) ask an online
 * shop to show; the words name it to the owner.
 */
const ASKED_BY_LAW = [
  ["business_name", "registered business name"],
  ["business_address", "business address"],
  ["registration_number", "DTI or SEC registration number"],
  ["contact_email", "contact email"],
  ["phone_number", "contact phone number"],
  ["privacy_contact", "data protection officer"],
  ["privacy_email", "email for data protection"],
] as const satisfies (readonly [SettingKey, string])[];

export type MissingSetting = { key: SettingKey; name: string };

/** What the law asks for and nobody has entered yet. */
export function missingByLaw(settings: Owner): MissingSetting[] {
  return ASKED_BY_LAW.filter(([key]) => settings[key].trim() === "").map(([key, name]) => ({
    key,
    name,
  }));
}

export type ImprintLine = { label: string; text: string };

const NOT_GIVEN = "Not stated yet";

/** Who runs the shop, as legal texts show it below themselves; what is not known says so. */
export function imprint(settings: Owner): ImprintLine[] {
  const line = (label: string, ...texts: string[]) => {
    const given = texts.map((text) => text.trim()).filter((text) => text !== "");
    return { label, text: given.join(", ") || NOT_GIVEN };
  };
  return [
    line("Business name", settings.business_name),
    line("Address", settings.business_address.replaceAll(/\s*\n\s*/g, ", ")),
    line("DTI or SEC registration", settings.registration_number),
    line("Contact", settings.contact_email, settings.phone_number),
    line("Data protection", settings.privacy_contact, settings.privacy_email),
  ];
}

/** One line for the foot of a page; empty until the owner has entered who that is. */
export function imprintInShort(settings: Owner): string {
  const { business_name, business_address, registration_number } = settings;
  const registered = registration_number.trim() && `registration ${registration_number.trim()}`;
  return [business_name, business_address.replaceAll(/\s*\n\s*/g, ", "), registered]
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(" · ");
}
