import type { Actor } from "#app/platform/access/actor.ts";
import { may } from "#app/platform/access/may.ts";
import type { Page } from "#app/platform/access/page.ts";
import { allPages } from "./pages.ts";

export type MenuLink = { to: string; label: string };

/** The links in the menu of the back-office or the portal that the actor may follow, in order. */
export function menuLinks(shell: "admin" | "portal", actor: Actor): MenuLink[] {
  return Object.entries<Page>(allPages)
    .flatMap(([to, page]) => (page.menu && page.shell === shell ? [{ to, page }] : []))
    .filter(({ page: { GET } }) => GET.who === "signed-in" || may(actor, GET.who))
    .toSorted((a, b) => a.page.menu.place - b.page.menu.place)
    .map(({ to, page }) => ({ to, label: page.menu.label }));
}
