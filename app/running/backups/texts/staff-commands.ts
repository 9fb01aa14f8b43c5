type Contents = { madeAt: string; rows: number; files: number; isSigned: boolean };

const count = (number: number) => number.toLocaleString("en-PH");
const holds = ({ rows, files }: { rows: number; files: number }) =>
  `${count(rows)} rows and ${count(files)} uploaded files`;

const whose = (isSigned: boolean) =>
  isSigned
    ? "Its signature proves that your shop made it."
    : "It is not signed: nothing proves which shop made it.";

/** Output of `npm run backup` and `npm run restore`. */
export const backupCommandMessages = {
  backupUsage: "Usage: npm run backup [-- --make-key]",
  restoreUsage: "Usage: npm run restore -- <backup file> [--key <file>] [--unsigned] [--check]",
  refused: {
    forbidden: "Only an owner can do this.",
    changed_meanwhile: "Someone made a key at the same time. That one is used.",
    no_key:
      "There is no key to encrypt backups with. Make it at Settings → Backup, or with: npm run backup -- --make-key",
    already_running: "A backup is being made at this moment. Wait for it.",
    no_shop: "There is no shop in this database yet.",
  },
  hasKey:
    "This shop has a key already. Replace it at Settings → Backup, which says what that means for older backups.",
  newKey: ({ identity, recipient, ending }: Record<"identity" | "recipient" | "ending", string>) =>
    [
      "This is the private key. It is shown once and stored nowhere: without it no backup can be",
      "restored. Write it down, or save it in a password manager, away from this machine.",
      "",
      `  ${identity}`,
      "",
      `Backups (*${ending}) are encrypted to its public half, which the shop stores:`,
      `  ${recipient}`,
    ].join("\n"),
  made: (made: { file: string; rows?: number | undefined; files?: number | undefined }) =>
    `The backup is made. It holds ${holds({ rows: made.rows ?? 0, files: made.files ?? 0 })}:\n  ${made.file}`,
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
      `This backup of ${madeAt} (Manila) is complete. It holds ${holds(rest)}.`,
      whose(isSigned),
      replaces
        ? "The shop’s present data is backed up first, and then replaced."
        : "The database is empty, so nothing is replaced.",
      `Type ${word} to go on: `,
    ].join("\n"),
  notConfirmed: "The word was not typed. Nothing was changed.",
  checked: ({ madeAt, isSigned, ...rest }: Contents) =>
    `This backup of ${madeAt} (Manila) can be restored with this key. ${whose(isSigned)} It holds ${holds(rest)}. Nothing was changed.`,
  restored: (copy: string | undefined) =>
    [
      "The backup is restored. Everyone has to sign in again.",
      copy
        ? `The data it replaced is in this backup:\n  ${copy}`
        : "It replaced nothing: the database was empty.",
      "Start the shop: npm start",
    ].join("\n"),
  otherSecret:
    "This backup was made with another APP_SECRET. Set that secret before you start the shop. If it is lost, run: npm run change-secret",
};
