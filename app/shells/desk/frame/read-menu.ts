import type { Actor } from "#app/platform/access/actor.ts";
import { may } from "#app/platform/access/may.ts";
import type { Page } from "#app/platform/access/page.ts";
import { SECTIONS, type Section } from "#app/platform/access/section.ts";
import { allPages } from "#app/shells/pages.ts";
import { SECTION_LABELS } from "./sections.ts";

/** `under` is the row of the menu that leads to a page without one of its own. */
export type MenuLink = { to: string; label: string; under?: string };

export type MenuSection = {
  name: Section;
  label: string;
  to: string;
  pages: readonly MenuLink[];
};

const listed = Object.entries<Page>(allPages)
  .flatMap(([to, page]) =>
    page.shell === "admin" && page.menu ? [{ to, who: page.GET.who, ...page.menu }] : [],
  )
  .toSorted((a, b) => a.place - b.place);

/** The pages that the actor may open, by section; empty sections are left out. */
export function readMenu(actor: Actor): MenuSection[] {
  return SECTIONS.flatMap((name) => {
    const open = listed.filter((page) => page.section === name && isOpenTo(actor, page.who));
    const first = (open.find(({ under }) => under === undefined) ?? open[0])?.to;
    if (first === undefined) return [];
    const rowFor = (under: string) => (open.some(({ to }) => to === under) ? under : first);
    const pages = open.flatMap(({ to, label, under, views = [] }): MenuLink[] => [
      under === undefined || to === first ? { to, label } : { to, label, under: rowFor(under) },
      ...views.map(({ query, label, isTab }) => {
        return { to: to + query, label, ...(isTab && { under: to }) };
      }),
    ]);
    return [{ name, label: SECTION_LABELS[name], to: first, pages }];
  });
}

function isOpenTo(actor: Actor, who: (typeof listed)[number]["who"]): boolean {
  return who === "signed-in" || may(actor, who);
}
