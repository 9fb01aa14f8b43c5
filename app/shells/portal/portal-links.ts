import type { Page } from "#app/platform/access/page.ts";
import { allPages } from "#app/shells/pages.ts";

type MenuLink = { to: string; label: string };

/** The tabs of the portal, in order, for all signed-in users. */
export const portalLinks: readonly MenuLink[] = Object.entries<Page>(allPages)
  .flatMap(([to, page]) => (page.shell === "portal" && page.menu ? [{ to, ...page.menu }] : []))
  .toSorted((a, b) => a.place - b.place)
  .map(({ to, label }) => ({ to, label }));
