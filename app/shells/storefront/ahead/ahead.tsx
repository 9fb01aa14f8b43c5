import { useCallback, useLayoutEffect } from "react";
import { useLocation, useRevalidator } from "react-router";
import { useFirstTouch } from "#app/ui/use-first-touch.ts";

/** Kept in the module: once it is loaded, a page reports itself as shown without any delay. */
let links: typeof import("./watch-links.ts") | undefined;

type Connection = { saveData?: boolean; effectiveType?: string };

/** Visitors on metered or slow connections are sent nothing that they did not request. */
function isSparing(): boolean {
  const connection: Connection | undefined = Reflect.get(navigator, "connection");
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? "");
}

/** Prefetches the next page before its link is tapped, after the current page has loaded. */
export function Ahead() {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();

  const watch = useCallback(
    async (touch?: Event) => {
      links ??= await import("./watch-links.ts");
      links.watchPage({ pathname, search, reload: () => void revalidate() }, isSparing(), touch);
    },
    [pathname, search, revalidate],
  );
  useFirstTouch(watch);

  // This runs before the paint. A visitor who goes back at once would otherwise wait for a page
  // that is already here.
  useLayoutEffect(() => {
    if (isSparing()) return undefined;
    // If it fails, pages are fetched when their links are tapped.
    const start = () => void watch().catch(() => undefined);
    if (document.readyState === "complete") start();
    else window.addEventListener("load", start, { once: true });
    return () => window.removeEventListener("load", start);
  }, [watch]);

  return null;
}
