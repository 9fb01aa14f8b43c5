import { findImport } from "#app/running/imports/queries/find-import.server.ts";
import type { ImportNoun } from "#app/running/imports/queries/import-noun.server.ts";
import { editWords, fileWords, type StepWords } from "#app/running/imports/texts/staff.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { productEdits } from "./bulk/product-edits.server.ts";
import { productImports } from "./import/product-imports.server.ts";

const NOUNS: readonly { noun: ImportNoun; words: StepWords }[] = [
  { noun: productImports, words: fileWords },
  { noun: productEdits, words: editWords },
];

/** Changes of several products, from a file or one form, with their texts. */
export async function findProductImport(db: Db, importId: string) {
  for (const { noun, words } of NOUNS) {
    // There are two, and the first one is mostly meant.
    // oxlint-disable-next-line no-await-in-loop
    const found = await findImport(db, noun.name, importId);
    if (found) return { noun, words, import: found };
  }
  return undefined;
}
