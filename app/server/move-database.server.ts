import process from "node:process";
import path from "node:path";
import { parseArgs } from "node:util";
import { removeMark } from "#app/platform/database/shop-marks.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { openLog } from "#app/platform/log.server.ts";
import { ownCommand } from "#app/platform/own-command.server.ts";
import { CommandRefused } from "./command-refused.ts";
import { openDatabaseOnly } from "./database-only.server.ts";
import type { Copied, Move } from "./move-database/copy-and-check.server.ts";
import { moveToNewVersion } from "./move-database/new-version.server.ts";
import { moveToBuiltIn, moveToUrl } from "./move-database/with-url.server.ts";

const USAGE = `Usage: ${ownCommand("move-database", "new-version [--programs <folder>] | to-url | to-built-in | stay")}`;

type Words = { programs: string | undefined };

const WAYS: Record<string, (move: Move, words: Words) => Promise<string>> = {
  async "new-version"(move, { programs }) {
    if (move.env.databaseUrl) throw new CommandRefused(`Unset DATABASE_URL first. ${USAGE}`);
    const moved = await moveToNewVersion({ ...move, programs });
    if (!moved) return "The database is of this PostgreSQL already. Nothing was changed.";
    return `${compared(moved)} PostgreSQL ${moved.from} is now PostgreSQL ${moved.to}. The former files stay in ${moved.kept}: delete them when the shop has run well. Start the shop: ${ownCommand("start")}`;
  },
  async "to-url"(move) {
    const moved = await moveToUrl({ ...move, url: urlOf(move) });
    return `${compared(moved)} The shop is in DATABASE_URL. Start it with this setting: ${ownCommand("start")}\n${former("DATA_DIR")}`;
  },
  async "to-built-in"(move) {
    const moved = await moveToBuiltIn({ ...move, url: urlOf(move) });
    const kept = moved.kept ? ` The earlier files of DATA_DIR stay in ${moved.kept}.` : "";
    return `${compared(moved)} The shop is in DATA_DIR.${kept} Unset DATABASE_URL, then start it: ${ownCommand("start")}\n${former("DATABASE_URL")}`;
  },
  async stay({ env }) {
    const { ctx, close } = await openDatabaseOnly(env, ownCommand("move-database"));
    await removeMark(ctx.db, "moved").finally(close);
    return "The shop can start with this database again. Orders of the other one are not in it.";
  },
};

/**
 * `move-database new-version|to-url|to-built-in|stay`: moves the stopped shop to another PostgreSQL,
 * through a copy that is compared before it takes the place of the former one.
 */
export async function moveDatabase({ words }: { words: readonly string[] }): Promise<void> {
  const { way, programs } = readWords(words);
  const env = parseEnv(process.env);
  console.log(await way({ env, log: openLog(env), now: new Date() }, { programs }));
}

function readWords(words: readonly string[]) {
  try {
    const options = { programs: { type: "string" } } as const;
    const read = parseArgs({ args: [...words], options, allowPositionals: true });
    const [name = "", ...more] = read.positionals;
    const [way, folder] = [WAYS[name], read.values.programs];
    if (way && more.length === 0 && (!folder || name === "new-version")) {
      const programs = folder && path.resolve(process.env["INIT_CWD"] ?? "", folder);
      return { way, programs };
    }
  } catch {
    // The usage below says what is possible.
  }
  throw new CommandRefused(USAGE);
}

function urlOf({ env }: Move): string {
  if (env.databaseUrl) return env.databaseUrl;
  throw new CommandRefused(
    "Set DATABASE_URL to the other database: its shop, or an empty database for this shop.",
  );
}

const compared = ({ rows, tables }: Copied) =>
  `${rows.toLocaleString("en-PH")} rows of ${tables} tables were copied and compared.`;

const former = (setting: string) =>
  `The former database of ${setting} stays as it was, and no shop starts with it unless you run: ${ownCommand("move-database", "stay")}`;
