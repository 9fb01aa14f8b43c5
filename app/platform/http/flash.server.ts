import { serialize } from "hono/utils/cookie";
import { redirect } from "react-router";
import { readCookie } from "./cookies.server.ts";
import { FLASH_COOKIE, decodeFlash, encodeFlash, type Flash } from "./flash.ts";
import { isPrepared } from "./speculation-rules.ts";

/** A message for the next page, for a minute at most. */
export function flashCookie(appUrl: string, flash: Flash): string {
  return bake(appUrl, encodeFlash(flash), 60);
}

/** After a form: on to a page that says what became of it; a text alone says that it worked. */
export function redirectWithFlash(
  { env }: { env: { appUrl: string } },
  to: string,
  message: string | Flash,
): Response {
  const flash = typeof message === "string" ? { tone: "success" as const, text: message } : message;
  const headers = { "set-cookie": flashCookie(env.appUrl, flash) };
  return redirect(to, { status: 303, headers });
}

/** The waiting message and the header that takes it away; for loaders that show it. */
export function takeFlash(request: Request, appUrl: string): { flash?: Flash; headers: Headers } {
  const headers = new Headers();
  if (isPrepared(request)) return { headers };
  // Reading a cookie decodes it, and what decodes twice loses every percent sign.
  const flash = decodeFlash(encodeURIComponent(readCookie(request, FLASH_COOKIE) ?? ""));
  if (!flash) return { headers };
  headers.append("set-cookie", bake(appUrl, "", 0));
  return { flash, headers };
}

/**
 * The same for a layout, whose every page may show the message: only as part of a page that comes
 * whole. Between pages the script shows it, and takes the cookie away itself.
 */
export function flashOfDocument(request: Request, appUrl: string): ReturnType<typeof takeFlash> {
  const isData = new URL(request.url).pathname.endsWith(".data");
  return isData ? { headers: new Headers() } : takeFlash(request, appUrl);
}

function bake(appUrl: string, value: string, maxAge: number): string {
  const secure = appUrl.startsWith("https://");
  // Encoded already: the cookie holds no character that needs quoting.
  return serialize(FLASH_COOKIE, "", { path: "/", sameSite: "Lax", secure, maxAge }).replace(
    "=",
    `=${value}`,
  );
}
