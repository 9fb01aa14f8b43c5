import { existsSync } from "node:fs";
import { chown } from "node:fs/promises";
import { join } from "node:path";
import { makeWhole } from "./half-made.server.ts";
import type { Place } from "./placement.server.ts";
import { runProgram } from "./run-as.server.ts";
import { DatabaseUnavailable } from "./unavailable.server.ts";

// The built-in locale sorts by code point on every machine and in every version, so no index is
// spoilt by a newer library, and lower() and ILIKE still know all of Unicode.
const LOCALE = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
// Trust is enough: only the owner of the socket's folder and root can reach the socket.
const ACCESS = ["--username=postgres", "--auth-local=trust", "--auth-host=reject"];
const INITDB_LIMIT_MS = 120_000;

/** Makes the database files on the first start; they are there complete or not at all. */
export async function ensureCluster({ account, cluster, programs }: Place): Promise<void> {
  if (existsSync(cluster)) return;
  await makeWhole(cluster, async (folder) => {
    if (account.other) await chown(folder, account.uid, account.gid);
    const options = ["--encoding=UTF8", ...LOCALE, ...ACCESS, "--no-instructions"];
    await runProgram(
      account,
      join(programs, "initdb"),
      [...options, `--pgdata=${folder}`],
      INITDB_LIMIT_MS,
    );
  }).catch((cause: unknown) => {
    throw new DatabaseUnavailable("The built-in PostgreSQL could not make its files", {
      cause,
      serverLog: cause instanceof Error ? cause.message : String(cause),
    });
  });
}
