import type { Actor } from "#app/platform/access/actor.ts";
import { may } from "#app/platform/access/may.ts";
import type { Page } from "#app/platform/access/page.ts";
import { findPlace } from "../frame/find-place.ts";
import { readMenu } from "../frame/read-menu.ts";
import { allPages } from "#app/shells/pages.ts";
import type { Hit } from "./hit.tsx";
import { rankOf } from "./rank-of.ts";
import { searchMessages as say } from "./texts.ts";

const acts = Object.entries<Page>(allPages).flatMap(([to, page]) =>
  page.act && page.GET.who !== "signed-in"
    ? [{ hit: { kind: say.actions, title: page.act, hint: "", facts: [], to }, who: page.GET.who }]
    : [],
);

/** What the actor may do, by the sections of the menu and in their order. */
export function actsOf(actor: Actor): Hit[] {
  const menu = readMenu(actor);
  return acts
    .flatMap(({ hit, who }) => {
      if (!may(actor, who)) return [];
      const section = findPlace(menu, { pathname: hit.to, search: "" })?.section;
      const place = section ? menu.indexOf(section) : menu.length;
      return [{ place, hit: { ...hit, kind: section?.label ?? hit.kind, rank: 2 } }];
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ hit }) => hit);
}

export function findPages(actor: Actor, typed: string): Hit[] {
  const pages = readMenu(actor).flatMap((section) =>
    section.pages.map(({ label, to }) => {
      return { kind: say.pages, title: label, hint: section.label, facts: [], to };
    }),
  );
  const found = actsOf(actor).map((hit) => ({ ...hit, kind: say.actions }));
  return [...found, ...pages].flatMap((hit) => {
    const rank = rankOf(typed, hit.title, hit.hint);
    return rank === undefined ? [] : [{ ...hit, rank }];
  });
}
