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
 * The reader's summary from the cookie, plus units being added to the cart. Undefined until
 * hydration, since the server's HTML is the same for all readers.
 */
export function useHeaderSummary(): HeaderSummary | undefined {
  // Cookies emit no event, but an answer that sets one also ends a navigation or a fetch.
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

/** After the answer, the cookie includes these units. */
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

/** Another tab may have filled the cart in the meantime. */
function onReturn(look: () => void): () => void {
  const events = ["focus", "pageshow"];
  for (const event of events) window.addEventListener(event, look);
  return () => events.forEach((event) => window.removeEventListener(event, look));
}

/** Updates <html> as the script in the head did on load. */
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
