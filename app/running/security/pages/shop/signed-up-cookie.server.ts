import { cookieName, readCookie, writeCookie } from "#app/platform/http/cookies.server.ts";
import type { Sealers } from "#app/platform/http/sealer.server.ts";

const COOKIE = "pm_signed_up";
const SECONDS = 30 * 60;

type CookieServices = { appUrl: string; sealers: Sealers };

/**
 * Remembers the address of a new account, so that the page can mail the link again without asking
 * for the address.
 */
export function signedUpCookie(email: string, { appUrl, sealers }: CookieServices): string {
  const sealed = sealers.for(COOKIE).seal(email);
  return writeCookie(cookieName(COOKIE, appUrl), sealed, appUrl, { maxAgeSeconds: SECONDS });
}

export function readSignedUp(
  request: Request,
  { appUrl, sealers }: CookieServices,
): string | undefined {
  const sealed = readCookie(request, cookieName(COOKIE, appUrl));
  return sealed ? sealers.for(COOKIE).open(sealed) : undefined;
}

/** The first sign-in makes the confirmation link unnecessary. */
export function dropSignedUp(appUrl: string): string {
  return writeCookie(cookieName(COOKIE, appUrl), "", appUrl, { maxAgeSeconds: 0 });
}
