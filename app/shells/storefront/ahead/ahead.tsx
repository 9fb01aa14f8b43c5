import { useCallback, useLayoutEffect } from "react";
import { useLocation, useRevalidator } from "react-router";
import { useFirstTouch } from "#app/ui/use-first-touch.ts";

/** Once it is loaded, a page says that it is shown in the moment it is, not a moment later. */
let links: typeof import("./watch-links.ts") | undefined;

type Connection = { saveData?: boolean; effectiveType?: string };

/** Nobody who pays by the byte, or waits for each, is sent more than what was asked for. */
function isSparing(): boolean {
  const connection: Connection | undefined = Reflect.get(navigator, "connection");
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? "");
}

/** Has the next page fetched before its link is tapped, once the page itself is at rest. */
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

  // Before the paint: who goes back at once would otherwise wait for a page that is here already.
  useLayoutEffect(() => {
    if (isSparing()) return undefined;
    // Without it a page is fetched when its link is tapped.
    const start = () => void watch().catch(() => undefined);
    if (document.readyState === "complete") start();
    else window.addEventListener("load", start, { once: true });
    return () => window.removeEventListener("load", start);
  }, [watch]);

  return null;
}
