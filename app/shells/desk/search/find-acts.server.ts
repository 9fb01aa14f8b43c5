import { foldText } from "#app/lib/search-text.ts";
import { findOperation } from "#app/office/api/queries/every-operation.server.ts";
import type { Actor } from "#app/platform/access/actor.ts";
import { mayPerform } from "#app/platform/records/operation.ts";
import type { Hit } from "./hit.tsx";
import { rankOf } from "./rank-of.ts";
import { searchMessages as say } from "./texts.ts";

const MOST_ACTS = 40;

/**
 * The acts of the page on screen that match the typed text. Each line of `offered` has the act's
 * name and its label; an operation also is found by its sentence and by its other words.
 */
export function findActs(actor: Actor, typed: string, offered: string): Hit[] {
  return offered
    .split("\n")
    .slice(0, MOST_ACTS)
    .flatMap((act) => {
      const [name = "", ...label] = act.split(" ");
      const operation = findOperation(name);
      if (label.length === 0 || (operation && !mayPerform(actor, operation))) return [];
      const { says = "", words = [] } = operation ?? {};
      const title = label.join(" ");
      const more = [name.replaceAll(/[.-]/g, " "), says, ...words].join(" ");
      const isWord = [name.split(".").at(-1), ...words].includes(foldText(typed.trim()));
      const rank = isWord ? 0 : rankOf(typed, title, more);
      return rank === undefined ? [] : [hitOf({ title, hint: says, rank, act })];
    });
}

const hitOf = (own: Pick<Hit, "title" | "hint" | "rank" | "act">): Hit => ({
  ...own,
  kind: say.here,
  facts: [],
  to: "",
});
