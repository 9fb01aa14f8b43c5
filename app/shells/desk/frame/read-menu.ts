import type { Actor } from "#app/platform/access/actor.ts";
import { may } from "#app/platform/access/may.ts";
import type { Page } from "#app/platform/access/page.ts";
import { SECTIONS, type Section } from "#app/platform/access/section.ts";
import { allPages } from "#app/shells/pages.ts";
import { SECTION_LABELS } from "./sections.ts";

export type MenuLink = { to: string; label: string };

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
    const pages = listed
      .filter((page) => page.section === name && isOpenTo(actor, page.who))
      .flatMap(({ to, label, views = [] }) => [
        { to, label },
        ...views.map((view) => ({ to: to + view.query, label: view.label })),
      ]);
    const [first] = pages;
    return first ? [{ name, label: SECTION_LABELS[name], to: first.to, pages }] : [];
  });
}

function isOpenTo(actor: Actor, who: (typeof listed)[number]["who"]): boolean {
  return who === "signed-in" || may(actor, who);
}
