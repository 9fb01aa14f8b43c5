// The full metadata tells mobile numbers from others. It is large, so no browser code imports it.
import { parsePhoneNumberFromString } from "libphonenumber-js/max";

const parse = (text: string) =>
  parsePhoneNumberFromString(text, { defaultCountry: "PH", extract: false });

/** A Philippine mobile number in the form +639171234567, or undefined. */
export function readMobile(text: string): string | undefined {
  const phone = parse(text);
  if (!phone?.isValid() || phone.ext) return undefined;
  return phone.country === "PH" && phone.getType() === "MOBILE" ? phone.number : undefined;
}

/** As people write it: 0917 123 4567. */
export const showMobile = (stored: string): string => parse(stored)?.formatNational() ?? stored;
