// The full metadata is needed, because the smaller set accepts a local number without its area
// code. Browser code must not import this file, because the metadata is large.
import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/**
 * Parses a number to its stored form (E.164: `+639171234567`). It is read as a Philippine number
 * unless it begins with + and a country code. Undefined for an invalid number, and for one with an
 * extension, which E.164 cannot express.
 */
export function readPhone(text: string): string | undefined {
  const phone = parse(text);
  return phone?.isValid() && !phone.ext ? phone.number : undefined;
}

export function isPhilippinePhone(stored: string): boolean {
  return parse(stored)?.country === "PH";
}

/** The national format, `0917 123 4567`; foreign numbers have their country code. */
export function showPhone(stored: string): string {
  const phone = parse(stored);
  if (!phone?.isValid()) return stored;
  return phone.country === "PH" ? phone.formatNational() : phone.formatInternational();
}

function parse(text: string) {
  return parsePhoneNumberFromString(text, { defaultCountry: "PH", extract: false });
}
