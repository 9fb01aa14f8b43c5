import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { WAITING_DATABASE } from "./may-hold.ts";

/** Something that waits in this browser to be sent. */
export type Waiting = {
  id: string;
  kind: string;
  /** The mark of the account under which it was written. */
  owner: string;
  fields: Record<string, string>;
  writtenAt: number;
  /** Why the shop does not take it as it is; it is not sent again by itself. */
  refused?: string;
};

interface WaitingDb extends DBSchema {
  waiting: { key: string; value: Waiting };
}

let opened: Promise<IDBPDatabase<WaitingDb>> | undefined;

/** Some browsers throw where they store nothing, others refuse later. */
async function open(): Promise<IDBPDatabase<WaitingDb>> {
  opened ??= openDB<WaitingDb>(WAITING_DATABASE, 1, {
    upgrade: (db) => void db.createObjectStore("waiting", { keyPath: "id" }),
    // Another window has a newer version, or the browser closed it: the next use opens it again.
    blocking: (_, __, event) => {
      opened = undefined;
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: () => (opened = undefined),
  });
  opened.catch(() => (opened = undefined));
  return await opened;
}

/** False in a browser that stores nothing, as some private windows do. */
export async function canStore(): Promise<boolean> {
  return open().then(
    () => true,
    () => false,
  );
}

/** Written to the disk when this resolves, so that it survives a crash. */
export async function putWaiting(item: Waiting): Promise<void> {
  const tx = (await open()).transaction("waiting", "readwrite", { durability: "strict" });
  await tx.store.put(item);
  await tx.done;
}

export async function removeWaiting(id: string): Promise<void> {
  await (await open()).delete("waiting", id);
}

export async function readWaiting(id: string): Promise<Waiting | undefined> {
  return (await open()).get("waiting", id);
}

/** Those of a kind, in the order in which they were written. */
export async function listWaiting(kind: string): Promise<Waiting[]> {
  const all = await (await open()).getAll("waiting");
  return all
    .filter((item) => item.kind === kind)
    .toSorted((a, b) => a.writtenAt - b.writtenAt || a.id.localeCompare(b.id));
}
