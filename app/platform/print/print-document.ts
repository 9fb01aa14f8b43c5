/** What a printed document of the shop says; how it looks is the printer's. */
export type PrintDocument = {
  /** Of the document, as readers and file lists show it: "Purchase order PO-26-000012". */
  title: string;
  /** Who sends it: the name, and lines below it. A logo, in points, stands in for the name. */
  sender: {
    name: string;
    lines: readonly string[];
    logo?: { bytes: Uint8Array; width: number; height: number };
  };
  /** Beside each other: to whom, where to, when. */
  facts: readonly { label: string; lines: readonly string[] }[];
  table: PrintTable;
  /** Under the table, right; the last is the one that counts. */
  totals: readonly { label: string; text: string }[];
  /** Paragraphs under that, each with its heading. */
  notes: readonly PrintNote[];
  /** Of the page number: "Page 1 of 3". */
  pageOf: (page: number, pages: number) => string;
  /** To stick on the parcel: a page of its own after the others, on A6. */
  label?: PrintLabel;
};

/** `code` is scanned, and stands left of the text: as `encode` of uqr answers it. */
export type PrintNote = {
  label: string;
  text: string;
  code?: readonly (readonly boolean[])[];
};

export type PrintLabel = {
  from: { label: string; lines: readonly string[] };
  to: { label: string; lines: readonly string[] };
  /** In large letters above the rest. */
  number: string;
  /** What whoever carries it has to know, in bold. */
  marks: readonly string[];
  /** Scanned at the counter: black modules on white, as `encode` of uqr answers them. */
  code: readonly (readonly boolean[])[];
};

export type PrintTable = {
  columns: readonly PrintColumn[];
  /** A text for each column. */
  rows: readonly (readonly string[])[];
};

/** `share` is its part of the width, beside those of the others. */
export type PrintColumn = { label: string; share: number; numeric?: true };
