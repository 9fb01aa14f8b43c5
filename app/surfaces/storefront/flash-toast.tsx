import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { FLASH_COOKIE, decodeFlash } from "#app/platform/http/flash.ts";
import { showToast } from "#app/ui/toast.tsx";
import { dropBrowserCookie, readBrowserCookie } from "./browser-cookie.ts";

/** Says what the last answer had to say. A page that shows it by itself has taken the cookie away. */
export function FlashToast() {
  useLocation();
  const { state } = useNavigation();

  // After every render, of which each page brings one: the cookie alone knows whether there is news.
  useEffect(() => {
    if (state !== "idle") return;
    const flash = decodeFlash(readBrowserCookie(FLASH_COOKIE));
    if (!flash) return;
    dropBrowserCookie(FLASH_COOKIE);
    const message = flash.title ? `${flash.title}: ${flash.text}` : flash.text;
    showToast(message, { tone: flash.tone });
  });

  return null;
}
