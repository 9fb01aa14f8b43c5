import type { ClientBase } from "pg";

/** How often a connection runs a text before it prepares it. */
const OFTEN = 3;
/** The server keeps each one in memory, for each connection. */
const MOST_PREPARED = 200;
const MOST_COUNTED = 500;

/** Statements with a plan; `begin`, `commit` and settings have none. */
const PLANNED = /^\s*(?:select|insert|update|delete|with)\b/i;

/**
 * Marks a statement whose best plan depends on its values, such as a search: one plan for all values
 * would be bad for many.
 */
export const PLAN_ANEW = "/* plan anew */";

/**
 * Lets a connection prepare the statements that it runs often: parsing and planning them costs the
 * server more than running them. Drizzle prepares only those that were built for one database
 * object, which leaves out everything in a transaction.
 */
export function prepareFrequent(client: ClientBase): void {
  const nameOf = namesOfFrequent();
  const ask: (...args: unknown[]) => unknown = client.query.bind(client);
  Object.assign(client, {
    query(config: unknown, ...rest: unknown[]) {
      const name = isUnnamed(config) ? nameOf(config.text) : undefined;
      return ask(name === undefined ? config : { ...(config as object), name }, ...rest);
    },
  });
}

/** Returns a name for a text from its third run on. */
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
