import { ownCommand } from "#app/platform/own-command.server.ts";

type Contents = { madeAt: string; rows: number; files: number; isSigned: boolean };

const count = (number: number) => number.toLocaleString("en-PH");
const holds = ({ rows, files }: { rows: number; files: number }) =>
  `${count(rows)} rows and ${count(files)} uploaded files`;

type Span = { from: Date; until: Date };

/** The first whole second of the span, and its last, in the form that `--at` takes. */
const showSpan = ({ from, until }: Span) =>
  `${typedMoment(new Date(from.getTime() + 999))} to ${typedMoment(until)}`;

/** In Manila time, whole seconds. */
const typedMoment = (at: Date) =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");

const whose = (isSigned: boolean) =>
  isSigned
    ? "The signature proves that your shop made it."
    : "The backup isn’t signed, so nothing proves which shop made it.";

/** Output of the commands `backup` and `restore`. */
export const backupCommandMessages = {
  backupUsage: `Usage: ${ownCommand("backup", "[--make-key]")}`,
  restoreUsage: `Usage: ${ownCommand("restore", "<backup file or name> [--key <file>] [--unsigned] [--check]")}, or ${ownCommand("restore", '--at "<time>" [--key <file>] [--check]')}, or ${ownCommand("restore", "--list")}`,
  listed: (label: string | undefined, names: readonly string[] = []) =>
    label === undefined
      ? "Backups are on this machine alone, in DATA_DIR/backups. BACKUP_URL names another place."
      : [`Backups in ${label}, the newest first:`, ...names].join("\n  "),
  spans: (spans: readonly Span[]) =>
    spans.length === 0
      ? "The continuous backup has nothing that can be restored yet."
      : ["Any time of these can be restored with --at (Manila):", ...spans.map(showSpan)].join(
          "\n  ",
        ),
  badMoment:
    'Type the day and the hour of 24 as in --at "2026-11-28 09:30" (Manila), or use --at latest.',
  rebuilding: "The shop is rebuilt from the continuous backup. A large shop takes minutes.",
  noMoment: (spans: readonly Span[]) =>
    spans.length === 0
      ? "The continuous backup has nothing that can be restored. Nothing was changed."
      : [
          "The continuous backup doesn’t have this time. It has (Manila):",
          ...spans.map(showSpan),
          "Nothing was changed. The backups of --list may have older times.",
        ].join("\n  "),
  damagedMoment: (until: Date | undefined) =>
    until
      ? `A file of the continuous backup is damaged, so it ends before this time. Try --at "${typedMoment(until)}". Nothing was changed.`
      : "The files of the continuous backup for this time are damaged. Nothing was changed.",
  emptyMoment: "There was no shop in the database at this time. Nothing was changed.",
  noStore: (label: string, problem: string) =>
    `The backups in ${label} can’t be listed: ${problem}. See BACKUP_URL.`,
  refused: {
    forbidden: "Only an owner can do this.",
    changed_meanwhile: "Someone created a key at the same time. The shop uses that key.",
    no_key: `Backups need an encryption key. Create one at Settings → Backup, or run: ${ownCommand("backup", "--make-key")}`,
    already_running: "A backup is already running. Wait until it finishes.",
    no_shop: "There is no shop in this database yet.",
  },
  hasKey:
    "This shop already has a key. To replace it, go to Settings → Backup. Older backups will still need the old key.",
  newKey: ({ identity, recipient, ending }: Record<"identity" | "recipient" | "ending", string>) =>
    [
      "This is the private key. It is shown only once and isn’t stored. Without it, backups can’t be",
      "restored. Write it down, or save it in a password manager on another machine.",
      "",
      `  ${identity}`,
      "",
      `Backups (*${ending}) are encrypted to this public key, which the shop stores:`,
      `  ${recipient}`,
    ].join("\n"),
  made: (made: { file: string; rows?: number | undefined; files?: number | undefined }) =>
    `Backup finished. It contains ${holds({ rows: made.rows ?? 0, files: made.files ?? 0 })}:\n  ${made.file}`,
  askKey: "Private key (AGE-SECRET-KEY-1…): ",
  noKeyFile: (file: string) => `The key file ${file} can’t be read. Nothing was changed.`,
  askWord: ({
    madeAt,
    word,
    isSigned,
    replaces,
    ...rest
  }: Contents & { word: string; replaces: boolean }) =>
    [
      `This backup of ${madeAt} (Manila) is complete. It contains ${holds(rest)}.`,
      whose(isSigned),
      replaces
        ? "The shop’s current data is backed up first, then replaced."
        : "The database is empty, so nothing is replaced.",
      `Type ${word} to continue: `,
    ].join("\n"),
  notConfirmed: "The word was not typed. Nothing was changed.",
  checked: ({ madeAt, isSigned, ...rest }: Contents) =>
    `This backup of ${madeAt} (Manila) can be restored with this key. ${whose(isSigned)} It contains ${holds(rest)}. Nothing was changed.`,
  restored: (copy: string | undefined) =>
    [
      "The backup is restored. Everyone must sign in again.",
      copy
        ? `The replaced data is in this backup:\n  ${copy}`
        : "The database was empty, so nothing was replaced.",
      `Start the shop: ${ownCommand("start")}`,
    ].join("\n"),
  otherSecret: `This backup was made with a different APP_SECRET. Set that secret before you start the shop. If it’s lost, run: ${ownCommand("change-secret")}`,
};
