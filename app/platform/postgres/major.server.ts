import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ownCommand } from "../own-command.server.ts";

/** PostgreSQL opens only files of its own major version. */
export class OtherMajor extends Error {
  readonly cluster: string;
  readonly found: number;
  readonly own: number;
  readonly userMessage: string;
  constructor(cluster: string, found: number, own: number) {
    super(`${cluster} is of PostgreSQL ${found}, and this program has PostgreSQL ${own}`);
    this.cluster = cluster;
    this.found = found;
    this.own = own;
    const what = `The database in ${cluster} was made by PostgreSQL ${found}, and this version of the shop has PostgreSQL ${own}`;
    this.userMessage =
      found < own
        ? `${what}. Move it with: ${ownCommand("move-database", "new-version")}`
        : `${what}. Start the version of the shop that ran last. Nothing was changed.`;
  }
}

export const majorIn = (version: string) => Number.parseInt(version, 10);

/** The major version that made these files; undefined for a missing folder. */
export async function majorOf(cluster: string): Promise<number | undefined> {
  const file = join(cluster, "PG_VERSION");
  return existsSync(file) ? majorIn(await readFile(file, "utf8")) : undefined;
}

/** Throws OtherMajor unless programs of this version can open the files, or the folder is missing. */
export async function refuseOtherMajor(cluster: string, version: string): Promise<void> {
  const found = await majorOf(cluster);
  const own = majorIn(version);
  if (found !== undefined && found !== own) throw new OtherMajor(cluster, found, own);
}
