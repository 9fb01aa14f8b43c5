import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { FLASH_COOKIE, decodeFlash, type Flash } from "#app/platform/http/flash.ts";
import type { ToastAction } from "#app/ui/toast-message.ts";
import { showToast } from "#app/ui/show-toast.ts";
import { whenSeen } from "#app/ui/when.ts";
import { dropBrowserCookie, readBrowserCookie } from "#app/ui/browser-cookie.ts";

/** What stands before a message that has no title of its own. */
type FlashToastProps = {
  titles?: Partial<Record<Flash["tone"], string>>;
  /** What a button beside the message does, if it has one. */
  actionOf?: (flash: Flash) => ToastAction | undefined;
};

/** Says what the last answer had to say. A page that shows it by itself has taken the cookie away. */
export function FlashToast({ titles = {}, actionOf }: FlashToastProps) {
  useLocation();
  const { state } = useNavigation();

  function show() {
    const flash = decodeFlash(readBrowserCookie(FLASH_COOKIE));
    if (!flash) return;
    dropBrowserCookie(FLASH_COOKIE);
    const title = flash.title ?? titles[flash.tone];
    const message = title ? `${title}: ${flash.text}` : flash.text;
    showToast(message, { tone: flash.tone, action: actionOf?.(flash) });
  }

  // After every render, of which each page brings one: the cookie alone knows whether there is news.
  useEffect(() => {
    if (state === "idle") whenSeen(show);
  });

  return null;
}
