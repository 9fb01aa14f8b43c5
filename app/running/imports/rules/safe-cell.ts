/** What a spreadsheet takes for the beginning of a formula, behind any apostrophes. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/**
 * A text as a cell that no spreadsheet carries out: an apostrophe stands before a formula, and one
 * more before what looks as if it had one already, so that `readCell` finds the text again.
 */
export const writeCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text of a cell that `writeCell` wrote, or that somebody typed. */
export const readCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
