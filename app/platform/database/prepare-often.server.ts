import type { ClientBase } from "pg";

/** How often a connection is asked the same before it is worth keeping a plan for it. */
const OFTEN = 3;
/** The server keeps each in memory, for each connection. */
const MOST_PREPARED = 200;
const MOST_COUNTED = 500;

/** Queries and writes; not what opens or ends a transaction, which needs no plan. */
const PLANNED = /^\s*(?:select|insert|update|delete|with)\b/i;

/**
 * Stands in a statement whose best plan depends on its values, as that of a search does: a plan
 * made for all of them would be bad for many.
 */
export const PLAN_ANEW = "/* plan anew */";

/**
 * Lets a connection prepare by itself, under a name, what it is asked again and again: reading and
 * planning a statement often costs the server more than running it.
 */
export function prepareOften(client: ClientBase): void {
  const nameOf = namesOfFrequent();
  const ask: (...args: unknown[]) => unknown = client.query.bind(client);
  Object.assign(client, {
    query(config: unknown, ...rest: unknown[]) {
      const name = isUnnamed(config) ? nameOf(config.text) : undefined;
      return ask(name === undefined ? config : { ...(config as object), name }, ...rest);
    },
  });
}

/** Answers a name for a text once it was asked for often. */
export function namesOfFrequent(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  let counts = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_PREPARED) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < OFTEN) {
      // Texts that differ each time must not fill the memory.
      if (counts.size >= MOST_COUNTED) counts = new Map();
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    if (!PLANNED.test(text) || text.includes(PLAN_ANEW)) return undefined;
    const name = `often_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

function isUnnamed(config: unknown): config is { text: string } {
  return (
    typeof config === "object" &&
    config !== null &&
    "text" in config &&
    typeof config.text === "string" &&
    !("submit" in config) &&
    !("name" in config && config.name !== undefined)
  );
}
