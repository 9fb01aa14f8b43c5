import type { Settings } from "../rules/definitions.ts";
import type { ShopOwner } from "../rules/missing-by-law.ts";

export type ImprintLine = { label: string; text: string };

type ShopPeople = ShopOwner &
  Pick<Settings, "pharmacist" | "clinician" | "complaint_email" | "tax_tin" | "fda_license">;

const NOT_GIVEN = "Not stated yet";

/** Who runs the shop, as legal texts show it below themselves; what is not known says so. */
export function imprint(settings: ShopPeople): ImprintLine[] {
  const owner = ownerLines(settings).map(({ label, text }) => ({ label, text: text || NOT_GIVEN }));
  return [...owner, ...furtherLines(settings).filter(isGiven)];
}

/** The same for About, which shows nothing of what nobody has entered. A mailbox alone is nobody. */
export function imprintAsGiven(settings: ShopPeople): ImprintLine[] {
  if (imprintInShort(settings) === "") return [];
  return [...ownerLines(settings), ...furtherLines(settings)].filter(isGiven);
}

/** One line for the foot of a page; empty until the owner has entered who that is. */
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

/** Where the shop is: the registered address, or until that is known, the place its owner named. */
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

/** What not every shop has. */
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

function isGiven({ text }: ImprintLine): boolean {
  return text !== "";
}

function inOneLine(text: string): string {
  return text.trim().replaceAll(/\s*\n\s*/g, ", ");
}
