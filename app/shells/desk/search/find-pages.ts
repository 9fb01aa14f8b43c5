import { foldText, searchParts } from "#app/lib/search-text.ts";
import type { Actor } from "#app/platform/access/actor.ts";
import { may } from "#app/platform/access/may.ts";
import type { Page } from "#app/platform/access/page.ts";
import { findPlace } from "../frame/find-place.ts";
import { readMenu } from "../frame/read-menu.ts";
import { allPages } from "#app/shells/pages.ts";
import type { Hit } from "./hit.tsx";
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

/** Synonyms that staff type; each line is one idea, in lowercase. */
const SAME_WORDS: readonly (readonly string[])[] = [
  ["add", "create", "make", "new", "start", "write"],
  ["article", "blog", "post"],
  ["audit", "history", "log"],
  ["backup", "export", "restore"],
  ["campaign", "blast", "broadcast", "newsletter"],
  ["discount", "code", "coupon", "promo", "voucher"],
  ["delivery", "shipping"],
  ["doctor", "clinician", "physician"],
  ["mail", "email"],
  ["product", "item"],
  ["question", "faq"],
  ["staff", "employee", "invite", "team", "user"],
  ["stock", "inventory"],
  ["supplier", "vendor"],
  ["affiliate", "partner", "referral"],
  ["analytics", "report", "sales"],
];

/** Matches a word of the page or its synonyms; the typed text may be a prefix. */
function isCalled(whole: string, part: string): boolean {
  const words = whole.split(/\s+/);
  return SAME_WORDS.some(
    (same) =>
      part.length > 1 &&
      same.some((word) => word.startsWith(part) || part === `${word}s`) &&
      same.some((word) => words.some((one) => one === word || one === `${word}s`)),
  );
}

export function findPages(actor: Actor, typed: string): Hit[] {
  const start = foldText(typed.trim());
  const parts = searchParts(typed);
  const pages = readMenu(actor).flatMap((section) =>
    section.pages.map(({ label, to }) => {
      return { kind: say.pages, title: label, hint: section.label, facts: [], to };
    }),
  );
  const found = actsOf(actor).map((hit) => ({ ...hit, kind: say.actions }));
  return [...found, ...pages].flatMap((hit) => {
    const name = foldText(hit.title);
    const whole = `${name} ${foldText(hit.hint)}`;
    if (!parts.every((part) => whole.includes(part) || isCalled(whole, part))) return [];
    const rank = name === start ? 0 : name.startsWith(start) ? 1 : 2;
    return [{ ...hit, rank }];
  });
}
