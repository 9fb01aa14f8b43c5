import type { ShopOwner } from "../rules/missing-by-law.ts";

export type ImprintLine = { label: string; text: string };

const NOT_GIVEN = "Not stated yet";

/** Who runs the shop, as legal texts show it below themselves; what is not known says so. */
export function imprint(settings: ShopOwner): ImprintLine[] {
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
export function imprintInShort(settings: ShopOwner): string {
  const { business_name, business_address, registration_number } = settings;
  const registered = registration_number.trim() && `registration ${registration_number.trim()}`;
  return [business_name, business_address.replaceAll(/\s*\n\s*/g, ", "), registered]
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(" · ");
}
