import { foldText, searchParts } from "#app/lib/search-text.ts";
import type { Actor } from "#app/platform/access/actor.ts";
import { may } from "#app/platform/access/may.ts";
import type { Page } from "#app/platform/access/page.ts";
import { readMenu } from "#app/surfaces/admin/frame/read-menu.ts";
import { allPages } from "#app/surfaces/pages.ts";
import type { Hit } from "./hit.ts";

const acts = Object.entries<Page>(allPages).flatMap(([to, page]) =>
  page.act ? [{ kind: "Do", title: page.act, hint: "", to, who: page.GET.who }] : [],
);

/** The pages and the acts of the actor that are called so. */
export function findPages(actor: Actor, typed: string): Hit[] {
  const start = foldText(typed.trim());
  const parts = searchParts(typed);
  const pages = readMenu(actor).flatMap((section) =>
    section.pages.map(({ label, to }) => ({
      kind: "Page",
      title: label,
      hint: section.label,
      to,
    })),
  );
  const own = acts.filter(({ who }) => may(actor, who));
  return [...own, ...pages].flatMap(({ kind, title, hint, to }) => {
    const name = foldText(title);
    const whole = `${name} ${foldText(hint)}`;
    if (!parts.every((part) => whole.includes(part))) return [];
    const rank = name === start ? 0 : name.startsWith(start) ? 1 : 2;
    return [{ kind, title, hint, to, rank }];
  });
}
