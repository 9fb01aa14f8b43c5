/** What every form of the cart answers a script; without one the next page says the same. */
export type CartAnswer = {
  ok: boolean;
  message: string;
  tone: "success" | "warning" | "error";
  /** The way on where this one ends, on a page of the shop. */
  link?: { text: string; to: string };
  /** What was taken out, for an Undo button: the `lines` field of the `undo` form. */
  undo?: string;
  /** The field that was refused: the message belongs beside it. */
  field?: "promo";
  /** The page already shows it: not worth a toast. */
  quiet?: true;
};
