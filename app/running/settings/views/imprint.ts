import type { Settings } from "../rules/definitions.ts";
import type { ShopOwner } from "../rules/missing-by-law.ts";

export type ImprintLine = { label: string; text: string };

type ShopPeople = ShopOwner &
  Pick<Settings, "pharmacist" | "clinician" | "complaint_email" | "tax_tin" | "fda_license">;

/** Who runs the shop, for the end of legal texts, as far as the owner has entered it. */
export function imprint(settings: ShopPeople): ImprintLine[] {
  return [...ownerLines(settings), ...furtherLines(settings)].filter(({ text }) => text !== "");
}

/** The same for About. A mailbox alone does not identify an operator. */
export function imprintWithName(settings: ShopPeople): ImprintLine[] {
  return imprintInShort(settings) === "" ? [] : imprint(settings);
}

/** One line for the footer; empty until the owner has entered one of its details. */
export function imprintInShort(settings: ShopPeople): string {
  const { business_name, business_address, registration_number, fda_license } = settings;
  const { pharmacist, clinician } = settings;
  const named = (role: string, text: string) => text.trim() && `${role} ${text.trim()}`;
  return [
    business_name.trim(),
    inOneLine(business_address),
    named("registration", registration_number),
    named("FDA license", fda_license),
    named("pharmacist", pharmacist),
    named("clinician", clinician),
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

/** The shop's location: the registered address, or the general address until that is known. */
export function shopPlace(settings: Pick<Settings, "address" | "business_address">): string {
  return settings.business_address.trim() || settings.address;
}

function ownerLines(settings: ShopOwner): ImprintLine[] {
  return [
    line("Business name", settings.business_name),
    line("Address", inOneLine(settings.business_address)),
    line("DTI or SEC registration", settings.registration_number),
    line("Contact", settings.contact_email, settings.phone_number),
    line("Data protection", settings.privacy_contact, settings.privacy_email),
  ];
}

/** Details that not every shop has. */
function furtherLines(settings: ShopPeople): ImprintLine[] {
  return [
    line("Complaints", settings.complaint_email),
    line("Taxpayer number (TIN)", settings.tax_tin),
    line("FDA license to operate", settings.fda_license),
    line("Pharmacist", settings.pharmacist),
    line("Clinician", settings.clinician),
  ];
}

function line(label: string, ...texts: string[]): ImprintLine {
  const given = texts.map((text) => text.trim()).filter((text) => text !== "");
  return { label, text: given.join(", ") };
}

function inOneLine(text: string): string {
  return text.trim().replaceAll(/\s*\n\s*/g, ", ");
}
