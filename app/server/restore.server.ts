import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { formatDateTime } from "#app/lib/dates.ts";
import { readMoment } from "#app/running/backups/rules/read-moment.ts";
import { RESTORE_WORD } from "#app/running/backups/rules/restore-word.ts";
import { backupCommandMessages as say } from "#app/running/backups/texts/staff-commands.ts";
import { openBackupFolder } from "#app/platform/backup/backup-folder.server.ts";
import { hereOrAway, openBackupStore } from "#app/platform/backup/backup-store.server.ts";
import { checkBackup } from "#app/platform/backup/check-backup.server.ts";
import { totalRows, type LoadedBackup } from "#app/platform/backup/load-backup.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { openFiles } from "#app/platform/files/open-files.server.ts";
import { openLog } from "#app/platform/log.server.ts";
import { CommandRefused } from "./command-refused.ts";
import { openDatabase } from "./database.server.ts";
import { findSpans, makeMomentFile } from "./moment-file.server.ts";
import { restoreShop } from "./restore-shop.server.ts";
import { shopSecret } from "./secret.server.ts";

/**
 * `npm run restore -- <file> [--key <file>] [--unsigned] [--check]`, where the name of a backup in the
 * store does for a file, or `--at <time>` for the continuous backup; `--list` says what is there.
 * The command asks for the private key unless a key file is named. `--check` restores beside the shop,
 * which may be open, and changes nothing. `--unsigned` is for backups of versions that signed none.
 */
export async function restore({ words }: { words: readonly string[] }): Promise<void> {
  const env = parseEnv(process.env);
  const store = env.backupStore && openBackupStore(env.backupStore);
  if (words[0] === "--list") {
    const spans = env.databaseUrl ? undefined : await findSpans(env).catch(() => []);
    const names = await store?.list().catch((error: Error) => {
      throw new CommandRefused(say.noStore(store.label, error.message));
    });
    console.log(say.listed(store?.label, names));
    return spans && console.log(say.spans(spans));
  }
  const { file: named, at, keyFile, onlyCheck, mayBeUnsigned } = readWords(words);
  const here = named === undefined ? "" : await hereOrAway(named, { dataDir: env.dataDir, store });
  const log = openLog(env);
  const { ask, close } = openQuestions();
  const database = await openDatabase(env, log);
  // A copy from elsewhere is of use for this alone.
  let borrowed = here === named ? undefined : here;
  try {
    const identity = keyIn(keyFile ? await readKeyFile(keyFile) : await ask(say.askKey));
    if (at) console.log(say.rebuilding);
    const file = at ? (borrowed = await makeMomentFile({ env, at, identity, log })) : here;
    const order = { file, identity, mayBeUnsigned, log };
    if (onlyCheck) {
      const look = async () => {};
      const checked = await checkBackup({ ...order, beside: database.target, look });
      return console.log(say.checked(described(checked)));
    }
    const restored = await restoreShop({
      ...order,
      place: { target: database.target, dataDir: env.dataDir, files: openFiles(env) },
      secret: await shopSecret(env),
      now: new Date(),
      async confirm(loaded, replaces) {
        const word = await ask(say.askWord({ ...described(loaded), replaces, word: RESTORE_WORD }));
        if (word !== RESTORE_WORD) throw new CommandRefused(say.notConfirmed);
      },
    });
    const folder = await openBackupFolder(env.dataDir);
    console.log(say.restored(restored.copy && folder.fileOf(restored.copy.name)));
    if (restored.hasOtherSecret) console.log(say.otherSecret);
  } finally {
    close();
    if (borrowed) await rm(borrowed, { force: true });
    await database.stop();
  }
}

function readWords(words: readonly string[]) {
  try {
    const flag = { type: "boolean" } as const;
    const text = { type: "string" } as const;
    const options = { key: text, at: text, check: flag, unsigned: flag } as const;
    const { values, positionals } = parseArgs({
      args: [...words],
      options,
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    const { key, check: onlyCheck = false, unsigned: mayBeUnsigned = false } = values;
    const how = { keyFile: key && typed(key), onlyCheck, mayBeUnsigned };
    if (values.at !== undefined && !file) return { ...how, file, at: momentIn(values.at) };
    if (file && more.length === 0 && values.at === undefined) {
      return { ...how, file: typed(file), at: undefined };
    }
  } catch (error) {
    if (error instanceof CommandRefused) throw error;
    // The usage below says what is possible.
  }
  throw new CommandRefused(say.restoreUsage);
}

function momentIn(text: string): Date | "latest" {
  const at = readMoment(text);
  if (at) return at;
  throw new CommandRefused(say.badMoment);
}

/** A path as it was typed: npm and the release's program start in the project's own folder. */
const typed = (file: string) => path.resolve(process.env["INIT_CWD"] ?? "", file);

async function readKeyFile(file: string): Promise<string> {
  return readFile(file, "utf8").catch(() => {
    throw new CommandRefused(say.noKeyFile(file));
  });
}

/** Such files have lines that begin with `#` besides the key. */
const keyIn = (text: string) => /AGE-SECRET-KEY-1[0-9A-Z]+/i.exec(text)?.[0].toUpperCase() ?? text;

const described = ({ head, manifest, isSigned }: LoadedBackup) => ({
  isSigned,
  madeAt: formatDateTime(head.madeAt),
  rows: totalRows(manifest),
  files: manifest.files,
});

/** Answers come from the terminal, or as lines from a script. Without any more they are empty. */
function openQuestions() {
  const input = createInterface({ input: process.stdin });
  const lines: AsyncIterator<string, undefined> = input[Symbol.asyncIterator]();
  return {
    async ask(question: string): Promise<string> {
      process.stdout.write(question);
      const { value } = await lines.next();
      return (value ?? "").trim();
    },
    close: () => input.close(),
  };
}
