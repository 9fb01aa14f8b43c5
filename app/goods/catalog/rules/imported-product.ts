import type { Texts } from "#app/lib/edit.ts";

/** A row of a file, with its cells by the fields that they fill. */
export type FileRow = { no: number; texts: Texts };

/** What the rows of a file say about one product. A field that the file lacks is missing. */
export type ImportedProduct = {
  rows: number[];
  texts: Texts;
  variants: FileRow[];
  notes: string[];
  problem: string | null;
};
