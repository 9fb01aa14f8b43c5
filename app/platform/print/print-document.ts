/** The contents of a printed document; the printer decides its look. */
export type PrintDocument = {
  /** The PDF's title in readers and file lists: "Purchase order PO-26-000012". */
  title: string;
  /** The sender's name, and lines below it. A logo, in points, replaces the name. */
  sender: {
    name: string;
    lines: readonly string[];
    logo?: { bytes: Uint8Array; width: number; height: number };
  };
  /** Columns beside each other: recipient, address, date. */
  facts: readonly { label: string; lines: readonly string[] }[];
  table: PrintTable;
  /** Right-aligned under the table; the last one is the grand total. */
  totals: readonly { label: string; text: string }[];
  /** Paragraphs below the totals, each with its heading. */
  notes: readonly PrintNote[];
  /** Words the page number: "Page 1 of 3". */
  pageOf: (page: number, pages: number) => string;
  /** A parcel label on a separate A6 page at the end. */
  label?: PrintLabel;
};

/** `code` is a QR code left of the text, in the format of uqr's `encode`. */
export type PrintNote = {
  label: string;
  text: string;
  code?: readonly (readonly boolean[])[];
};

export type PrintLabel = {
  from: { label: string; lines: readonly string[] };
  to: { label: string; lines: readonly string[] };
  /** Printed in large letters above the rest. */
  number: string;
  /** Instructions for the carrier, in bold. */
  marks: readonly string[];
  /** Scanned at the counter: a QR code in the format of uqr's `encode`. */
  code: readonly (readonly boolean[])[];
};

/**
 * `isChecklist`: read at arm's length, with a box to tick before each row, and beside it the row's
 * picture as a square JPEG or PNG.
 */
export type PrintTable = {
  isChecklist?: true;
  pictures?: readonly (Uint8Array | undefined)[];
  columns: readonly PrintColumn[];
  rows: readonly (readonly string[])[];
};

/** `share` is the column's relative width. */
export type PrintColumn = { label: string; share: number; numeric?: true };
