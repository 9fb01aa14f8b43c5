import type { Texts } from "#app/lib/edit.ts";

/** A row of a file, with its cells by field. */
export type FileRow = { no: number; texts: Texts };

/** The rows of a file about one product. Fields that the file lacks are missing. */
export type ImportedProduct = {
  rows: number[];
  texts: Texts;
  variants: FileRow[];
  notes: string[];
  problem: string | null;
};
