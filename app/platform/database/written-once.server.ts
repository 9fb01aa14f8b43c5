import type { Db } from "./db.server.ts";

/**
 * Keeps what `write` makes of a database, for each of its choices: a statement prepared by the query
 * builder, which would otherwise be put together anew each time. It goes with its database.
 */
export function writtenOnce<Choices extends readonly (string | boolean)[], Written>(
  write: (db: Db, ...choices: Choices) => Written,
): (db: Db, ...choices: Choices) => Written {
  const all = new WeakMap<Db, Map<string, Written>>();
  return (db, ...choices) => {
    const known = all.get(db) ?? new Map<string, Written>();
    all.set(db, known);
    const key = choices.join(" ");
    const written = known.get(key) ?? write(db, ...choices);
    known.set(key, written);
    return written;
  };
}
