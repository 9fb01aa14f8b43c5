import { validate } from "uuid";
import type { FileStore } from "./file-store.ts";

const AT_ONCE = 500;
const ID_LENGTH = 36;

/**
 * Removes the files that no row names, as far as they were written before `before`; `namesInUse`
 * says which of some names rows do name.
 */
export async function sweepFiles(
  store: FileStore,
  before: Date,
  namesInUse: (names: string[]) => Promise<string[]>,
): Promise<void> {
  // Whatever else lies there is not ours.
  const names = (await store.writtenBefore(before)).filter((name) => validate(idOf(name)));
  for (let from = 0; from < names.length; from += AT_ONCE) {
    const some = names.slice(from, from + AT_ONCE);
    const inUse = new Set(await namesInUse(some));
    for (const name of some) if (!inUse.has(name)) await store.remove(name);
  }
}

/** Where several files belong to one thing, each is called after its id. */
export const idOf = (name: string): string => name.slice(0, ID_LENGTH);
