import type { SettingKey, Settings } from "./definitions.ts";

export type ShopOwner = Pick<
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
 * Details that the Internet Transactions Act (RA 11967) and the Data Privacy Act (RA 10173) require
 * of an online shop, with the names that the owner sees.
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

export function missingByLaw(settings: ShopOwner): MissingSetting[] {
  return ASKED_BY_LAW.filter(([key]) => settings[key].trim() === "").map(([key, name]) => ({
    key,
    name,
  }));
}
