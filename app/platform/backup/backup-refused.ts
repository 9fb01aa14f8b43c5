/** Why a file is not restored. Live data is untouched whenever one of these is given. */
export type RestoreRefusal =
  | "damaged"
  | "newer"
  | "unknown_schema"
  | "wrong_key"
  | "unsigned"
  | "foreign"
  | "missing"
  | "shop_is_open";

const WORDS: Record<RestoreRefusal, string> = {
  damaged: "The file is damaged or incomplete, or it is no backup of a shop.",
  newer:
    "The backup was made by a newer version of the shop. Install that version or a later one, then restore.",
  unknown_schema: "The backup comes from a shop whose database this version does not know.",
  wrong_key:
    "This key does not open the backup. It takes the private key that was shown when the key was made.",
  unsigned:
    "The backup is not signed, so nothing proves which shop made it. If an older version of your own shop made it, restore it with --unsigned.",
  foreign:
    "Your shop did not make this backup: its signature does not belong to your key. Do not restore it.",
  missing: "There is no such file.",
  shop_is_open: "The shop is still open. Stop every process of it, then restore.",
};

/** Ends reading or restoring a backup, with what a person is told. */
export class BackupRefused extends Error {
  readonly reason: RestoreRefusal;
  /** What is shown instead of a stack. */
  readonly userMessage: string;
  constructor(reason: RestoreRefusal, options?: ErrorOptions) {
    super(WORDS[reason], options);
    this.reason = reason;
    this.userMessage = `${WORDS[reason]} Nothing was changed.`;
  }
}
