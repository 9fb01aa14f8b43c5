/** The HttpOnly cookie with the token that a passkey's challenge is made from. */
export const PASSKEY_COOKIE = "pm_passkey";

/** Long enough to fetch a phone and scan a code from the screen. */
export const PASSKEY_MINUTES = 10;

/** Ed25519, ES256 and RS256 as COSE numbers: every device supports at least one. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257];

/** More devices than any user has. */
export const MOST_PASSKEYS = 20;

export type PasskeySite = { rpId: string; origin: string };

/** The site that passkeys are bound to. Passkeys of the shop's other addresses do not work here. */
export function passkeySite(appUrl: string): PasskeySite {
  const { hostname, origin } = new URL(appUrl);
  return { rpId: hostname, origin };
}

/** Browsers make passkeys only for host names, over https or on the same machine. */
export function hasPasskeys(appUrl: string): boolean {
  const { hostname, protocol } = new URL(appUrl);
  if (hostname === "localhost" || hostname.endsWith(".localhost")) return true;
  return protocol === "https:" && /^[^[].*[a-z]/i.test(hostname);
}
