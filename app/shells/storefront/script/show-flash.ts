import { FLASH_COOKIE, decodeFlash } from "#app/platform/http/flash.ts";
import { dropBrowserCookie, readBrowserCookie } from "#app/ui/browser-cookie.ts";
import { showToast } from "#app/ui/show-toast.ts";

/** Says what the last answer had to say, on a page that is the same for everybody. */
export function showFlash(): void {
  const flash = decodeFlash(readBrowserCookie(FLASH_COOKIE));
  if (!flash) return;
  dropBrowserCookie(FLASH_COOKIE);
  showToast(flash.title ? `${flash.title}: ${flash.text}` : flash.text, { tone: flash.tone });
}
