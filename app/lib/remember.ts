import { LRUCache } from "lru-cache";

/**
 * Remembers what `make` returned for its latest `most` texts. It has to depend on the text alone,
 * so that no result can be out of date: what changes belongs into the text.
 */
export function remember<Result extends {}>(most: number, make: (text: string) => Result) {
  const made = new LRUCache<string, Result>({ max: most });
  return (text: string): Result => {
    const before = made.get(text);
    if (before !== undefined) return before;
    const result = make(text);
    made.set(text, result);
    return result;
  };
}
