import { rm } from "node:fs/promises";
import path from "node:path";
import type { Client } from "pg";
import type { Logger } from "pino";
import type { PoolTarget } from "#app/platform/database/pool.server.ts";
import type { Files } from "#app/platform/files/file-store.ts";
import { copyShop } from "./copy-shop.server.ts";
import { differences, fingerprint } from "./fingerprint.server.ts";
import { makeKey } from "./keys.server.ts";
import { loadBackup, totalRows } from "./load-backup.server.ts";

type Move = {
  /** Connected to the shop's database, and the only one that is. */
  from: Client;
  /** A new, unused database, of another server. */
  into: PoolTarget;
  dataDir: string;
  now: Date;
  log: Logger;
};

/** Uploaded files stay where they are. */
const NO_FILES: Files = {
  async *list() {},
  area() {
    throw new Error("a move copies no files");
  },
};

/** The copy has other rows than the shop. */
export class CopyDiffers extends Error {
  readonly userMessage: string;
  constructor(names: readonly string[]) {
    super(`the copy differs in ${names.join(", ")}`);
    this.userMessage = `The copy differs from the shop in ${names.join(", ")}. Nothing was changed.`;
  }
}

/**
 * Copies all rows through a sealed file, as a backup is restored, and compares them table by table.
 * Then the copy is migrated to this version. Throws CopyDiffers and BackupRefused.
 */
export async function moveShop({ from, into, dataDir, now, log }: Move) {
  const { identity, recipient } = await makeKey();
  const file = path.join(dataDir, "moving.age");
  await rm(file, { force: true });
  try {
    const before = await fingerprint(from);
    const order = { client: from, files: NO_FILES, file, recipients: [recipient], now };
    const copied = await copyShop(order);
    if (!copied) return undefined;
    await loadBackup({
      file,
      identity,
      mayBeUnsigned: true,
      target: into,
      log,
      async compare(client, head) {
        const differing = differences(before, await fingerprint(client, head.tables));
        if (differing.length > 0) throw new CopyDiffers(differing);
      },
    });
    return { tables: copied.head.tables.length, rows: totalRows(copied.manifest) };
  } finally {
    await rm(file, { force: true });
  }
}
