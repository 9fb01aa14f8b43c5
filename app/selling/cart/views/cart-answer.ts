/** The answer of every cart form to a script. Without a script, the next page shows the same. */
export type CartAnswer = {
  ok: boolean;
  message: string;
  tone: "success" | "warning" | "error";
  /** A page of the shop where the shopper can continue. */
  link?: { text: string; to: string };
  /** Removed items for an Undo button, as the `lines` field of the `undo` form. */
  undo?: string;
  /** The refused field, which shows the message. */
  field?: "promo";
  /** The page already shows the change, so it needs no toast. */
  quiet?: true;
};
