import { z } from "zod";
import { cookieName, readCookie, writeCookie } from "#app/platform/http/cookies.server.ts";
import type { Sealers } from "#app/platform/http/sealer.server.ts";

const COOKIE = "pm_sign_up";
const SECONDS = 30 * 60;

const filledSignUp = z.object({ email: z.string(), firstName: z.string(), lastName: z.string() });

export type FilledSignUp = z.infer<typeof filledSignUp>;
type CookieServices = { appUrl: string; sealers: Sealers };

/** Pre-fills the sign-up form from a sealed cookie, because addresses must not contain an email. */
export function filledSignUpCookie(filled: FilledSignUp, services: CookieServices): string {
  const { appUrl, sealers } = services;
  const sealed = sealers.for(COOKIE).seal(JSON.stringify(filled));
  return writeCookie(cookieName(COOKIE, appUrl), sealed, appUrl, { maxAgeSeconds: SECONDS });
}

export function readFilledSignUp(
  request: Request,
  { appUrl, sealers }: CookieServices,
): FilledSignUp | undefined {
  const sealed = readCookie(request, cookieName(COOKIE, appUrl));
  const opened = sealed ? sealers.for(COOKIE).open(sealed) : undefined;
  return opened === undefined ? undefined : filledSignUp.parse(JSON.parse(opened));
}

/** The form was sent, so nothing is left to pre-fill. */
export function dropFilledSignUp(appUrl: string): string {
  return writeCookie(cookieName(COOKIE, appUrl), "", appUrl, { maxAgeSeconds: 0 });
}
