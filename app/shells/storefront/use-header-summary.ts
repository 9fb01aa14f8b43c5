import { useEffect, useSyncExternalStore } from "react";
import { useFetchers, useNavigation } from "react-router";
import { unitsOnTheirWay } from "#app/selling/cart/views/pending-lines.ts";
import {
  HEADER_COOKIE,
  decodeHeaderSummary,
  type HeaderSummary,
} from "#app/platform/http/header-summary.ts";
import { readBrowserCookie } from "#app/ui/browser-cookie.ts";

/**
 * What the cookie says about this reader, with what is on its way into the cart. Undefined until
 * the page is alive, since the server's HTML is the same for everybody.
 */
export function useHeaderSummary(): HeaderSummary | undefined {
  // A cookie announces no change, but every answer that brings one ends one of these.
  useNavigation();
  const coming = useUnitsOnTheirWay();
  const cookie = useSyncExternalStore(onReturn, readGlance, () => undefined);
  const known = decodeHeaderSummary(cookie);
  const { signedIn, staff } = known;
  const count = known.count + coming;
  const alive = cookie !== undefined;
  useEffect(() => {
    if (alive) mark({ count, signedIn, staff });
  }, [alive, count, signedIn, staff]);
  return alive ? { count, signedIn, staff } : undefined;
}

/** Once the answer is there, its cookie counts them. */
function useUnitsOnTheirWay(): number {
  return useFetchers().reduce((sum, { state, formData }) => {
    if (state !== "submitting" || !formData) return sum;
    const texts = [...formData].filter((field): field is [string, string] => isText(field[1]));
    return sum + unitsOnTheirWay(Object.fromEntries(texts));
  }, 0);
}

function isText(value: FormDataEntryValue): value is string {
  return typeof value === "string";
}

function readGlance(): string {
  return readBrowserCookie(HEADER_COOKIE) ?? "";
}

/** Another tab may have filled the cart meanwhile. */
function onReturn(look: () => void): () => void {
  const events = ["focus", "pageshow"];
  for (const event of events) window.addEventListener(event, look);
  return () => events.forEach((event) => window.removeEventListener(event, look));
}

/** Does to <html> what the script in the head did when the page was opened. */
function mark({ count, signedIn, staff }: HeaderSummary) {
  const { dataset, style } = document.documentElement;
  if (count > 0) {
    dataset["cartCount"] = String(count);
    style.setProperty("--cart-count", `"${count}"`);
  } else {
    delete dataset["cartCount"];
    style.removeProperty("--cart-count");
  }
  toggle("signedIn", signedIn);
  toggle("staff", staff);
}

function toggle(name: string, on: boolean) {
  const { dataset } = document.documentElement;
  if (on) dataset[name] = "";
  else delete dataset[name];
}
