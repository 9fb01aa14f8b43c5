/** Holds the token that a passkey's challenge is made of. HttpOnly. */
export const PASSKEY_COOKIE = "pm_passkey";

/** Long enough to fetch the phone, and to let it read a code from the screen. */
export const PASSKEY_MINUTES = 10;

/** Ed25519, P-256 and RSA, in the numbers of COSE: between them every device has one. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257];

/** More than anybody has devices. */
export const MOST_PASSKEYS = 20;

export type PasskeySite = { rpId: string; origin: string };

/** For which site passkeys are made: those of another address of the shop do not open this one. */
export function passkeySite(appUrl: string): PasskeySite {
  const { hostname, origin } = new URL(appUrl);
  return { rpId: hostname, origin };
}

/** Browsers make passkeys for a name, never for a number, and only over https or on the machine itself. */
export function hasPasskeys(appUrl: string): boolean {
  const { hostname, protocol } = new URL(appUrl);
  if (hostname === "localhost" || hostname.endsWith(".localhost")) return true;
  return protocol === "https:" && /^[^[].*[a-z]/i.test(hostname);
}
