import type { Settings } from "#app/running/settings/rules/definitions.ts";
import { cookieName, readCookie, writeCookie } from "#app/platform/http/cookies.server.ts";
import {
  REFERRAL_COOKIE,
  decodeClick,
  encodeClick,
  type Click,
} from "../../rules/referral-cookie.ts";

const DAY_SECONDS = 24 * 60 * 60;

/** The affiliate link that this browser followed last. */
export function readClick(request: { headers: Headers }, appUrl: string): Click | undefined {
  return decodeClick(readCookie(request, cookieName(REFERRAL_COOKIE, appUrl)));
}

/** Stores a click for as long as it is valid. The next click replaces it. */
export function clickCookie(
  click: Click,
  { affiliate_window_days: days }: Pick<Settings, "affiliate_window_days">,
  appUrl: string,
): string {
  const maxAgeSeconds = days * DAY_SECONDS;
  return writeCookie(cookieName(REFERRAL_COOKIE, appUrl), encodeClick(click), appUrl, {
    maxAgeSeconds,
  });
}
