import { LRUCache } from "lru-cache";
import type { ChangeListener } from "./change-feed.server.ts";

const MOST = 5_000;
/** What the change feed calls a change that may concern any page. */
const EVERYTHING = "*";

/**
 * What public pages read again and again, by the name that the change feed calls it. A name that
 * the feed never calls is forgotten with a change of everything. Nothing is remembered while
 * changes are not heard, nor what was read while something changed.
 */
export class Memory implements ChangeListener {
  readonly #known = new LRUCache<string, object>({ max: MOST });
  #hears = false;
  #changes = 0;

  change(name: string): void {
    this.#changes += 1;
    if (name === EVERYTHING) this.#known.clear();
    else this.#known.delete(name);
  }

  lost(): void {
    this.change(EVERYTHING);
    this.#hears = false;
  }

  back(): void {
    this.change(EVERYTHING);
    this.#hears = true;
  }

  async read<Value extends object>(name: string, load: () => Promise<Value>): Promise<Value> {
    const loaded = await this.readAll([name], async () => new Map([[name, await load()]]));
    // What is remembered under a name was loaded for it.
    return loaded.get(name) as Value;
  }

  /** The same for many names; `load` reads those together that are not known. */
  async readAll<Value extends object>(
    names: readonly string[],
    load: (unknown: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<ReadonlyMap<string, Value>> {
    const found = new Map(names.map((name) => [name, this.#known.get(name) as Value | undefined]));
    const unknown = names.filter((name) => found.get(name) === undefined);
    const before = this.#changes;
    const loaded = unknown.length > 0 ? await load(unknown) : new Map<string, Value>();
    const remembers = this.#hears && this.#changes === before;
    for (const [name, value] of loaded) {
      found.set(name, value);
      if (remembers) this.#known.set(name, value);
    }
    return new Map([...found].filter((entry): entry is [string, Value] => entry[1] !== undefined));
  }
}
