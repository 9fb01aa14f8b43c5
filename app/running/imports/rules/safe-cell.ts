/** Characters that a spreadsheet reads as the start of a formula, after any apostrophes. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/**
 * An apostrophe before a formula keeps spreadsheets from running it. A text that already starts
 * with an apostrophe and a formula gets one more, so that `readCell` restores the original.
 */
export const writeCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Reads a cell that `writeCell` wrote or a person typed. */
export const readCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
