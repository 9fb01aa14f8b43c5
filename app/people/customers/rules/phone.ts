// The full metadata: the smaller set takes a local number without its area code for a valid one.
// Nothing that runs in a browser may import this file, because of its weight.
import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/**
 * A number as it is stored (E.164: `+639171234567`), read as a Philippine one unless it begins with
 * + and a country code. Undefined for what is no number, and for one with an extension, which E.164
 * has no place for.
 */
export function readPhone(text: string): string | undefined {
  const phone = parse(text);
  return phone?.isValid() && !phone.ext ? phone.number : undefined;
}

export function isPhilippinePhone(stored: string): boolean {
  return parse(stored)?.country === "PH";
}

/** As people here write it, `0917 123 4567`; numbers abroad with their country code. */
export function showPhone(stored: string): string {
  const phone = parse(stored);
  if (!phone?.isValid()) return stored;
  return phone.country === "PH" ? phone.formatNational() : phone.formatInternational();
}

function parse(text: string) {
  return parsePhoneNumberFromString(text, { defaultCountry: "PH", extract: false });
}
