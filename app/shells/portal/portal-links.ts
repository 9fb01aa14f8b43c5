import type { Page, PortalTab } from "#app/platform/access/page.ts";
import { allPages } from "#app/shells/pages.ts";

/** In their order. The first page of a tab is the one that the tab leads to. */
const TABS = [
  { tab: "today", label: "Today" },
  { tab: "orders", label: "Orders" },
  { tab: "wellness", label: "Wellness" },
  { tab: "dosing", label: "Dosing" },
  { tab: "consultations", label: "Consultations" },
  { tab: "affiliate", label: "Affiliate" },
  { tab: "profile", label: "Profile" },
] as const satisfies readonly { tab: PortalTab; label: string }[];

const entries = Object.entries<Page>(allPages)
  .flatMap(([to, page]) => (page.shell === "portal" && page.menu ? [{ to, ...page.menu }] : []))
  .toSorted((a, b) => a.place - b.place);

/** The tabs of the portal for all signed-in users, each with its pages. */
export const portalTabs = TABS.map(({ tab, label }) => {
  const pages = entries
    .filter((entry) => entry.tab === tab)
    .map(({ to, label }) => ({ to, label }));
  return { tab, label, to: pages[0]?.to ?? "", pages };
});
