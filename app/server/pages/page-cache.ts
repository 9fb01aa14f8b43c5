import { LRUCache } from "lru-cache";

type Entry<T> = { page: T; shows: readonly string[] };
type Lifetime = { shows: Iterable<string>; bytes: number; ms: number };

/** The tag that every page has. */
export const EVERYTHING = "*";

/** Naming a changed record drops its pages; otherwise the least recently used go first. */
export class PageCache<T> {
  readonly #pages: LRUCache<string, Entry<T>>;
  readonly #showing = new Map<string, Set<string>>();

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      perf: { now: () => performance.now() },
      ttlResolution: 0,
      dispose: ({ shows }, key) => this.#forget(key, shows),
    });
  }

  get(key: string): T | undefined {
    return this.#pages.get(key)?.page;
  }

  put(key: string, page: T, { shows, bytes, ms }: Lifetime): void {
    if (ms <= 0) return;
    const names = [...shows];
    this.#pages.set(key, { page, shows: names }, { size: Math.max(1, bytes), ttl: ms });
    // A page larger than the whole cache is not stored.
    if (!this.#pages.has(key)) return;
    for (const name of names) {
      const keys = this.#showing.get(name) ?? new Set();
      this.#showing.set(name, keys.add(key));
    }
  }

  drop(name: string): void {
    if (name === EVERYTHING) return this.clear();
    for (const key of this.#showing.get(name) ?? []) this.#pages.delete(key);
  }

  clear(): void {
    this.#pages.clear();
  }

  #forget(key: string, shows: readonly string[]): void {
    for (const name of shows) {
      const keys = this.#showing.get(name);
      keys?.delete(key);
      if (keys?.size === 0) this.#showing.delete(name);
    }
  }
}
