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
  damaged: "The file is damaged, incomplete or not a shop backup.",
  newer:
    "A newer version of the shop made this backup. Install that version or a later one, then restore.",
  unknown_schema: "This version of the shop doesn’t know the backup’s database.",
  wrong_key:
    "This key doesn’t open the backup. Use the private key that was shown when the key was created.",
  unsigned:
    "The backup isn’t signed, so nothing proves which shop made it. If an older version of your own shop made it, restore it with --unsigned.",
  foreign:
    "Your shop didn’t make this backup: the signature doesn’t match your key. Don’t restore it.",
  missing: "The file doesn’t exist.",
  shop_is_open: "The shop is still running. Stop all of its processes first.",
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
