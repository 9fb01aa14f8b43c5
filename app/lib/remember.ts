import { LRUCache } from "lru-cache";

/**
 * Remembers what `make` returned for its latest `most` values, which are plain data. It has to
 * depend on the value alone: then nothing that is remembered can be out of date.
 */
export function remember<Value, Result extends {}>(most: number, make: (value: Value) => Result) {
  const made = new LRUCache<string, Result>({ max: most });
  return (value: Value): Result => {
    const key = JSON.stringify(value);
    const before = made.get(key);
    if (before !== undefined) return before;
    const result = make(value);
    made.set(key, result);
    return result;
  };
}
