import { parse, serialize } from "hono/utils/cookie";

export type CookieSettings = { maxAgeSeconds: number; readable?: boolean };

/** `__Host-` ties a cookie to this very origin, but browsers accept it over https only. */
export function cookieName(name: string, appUrl: string): string {
  return appUrl.startsWith("https://") ? `__Host-${name}` : name;
}

export function readCookie({ headers }: { headers: Headers }, name: string): string | undefined {
  return parse(headers.get("cookie") ?? "", name)[name];
}

export function readCookieNames({ headers }: { headers: Headers }): string[] {
  return Object.keys(parse(headers.get("cookie") ?? ""));
}

/** `readable` cookies are seen by our script; all others are HttpOnly. */
export function writeCookie(
  name: string,
  value: string,
  appUrl: string,
  { maxAgeSeconds, readable = false }: CookieSettings,
): string {
  return serialize(name, value, {
    path: "/",
    httpOnly: !readable,
    sameSite: "Lax",
    secure: appUrl.startsWith("https://"),
    maxAge: maxAgeSeconds,
  });
}
