import { CsvError, parse } from "csv-parse/sync";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { MOST_ROWS } from "./file-limits.ts";

/** `no` is the row's number in a spreadsheet, where the header is row 1. */
export type ImportRow = {
  no: number;
  cells: string[];
  /** The row has fewer cells than the header, as the last row of a file that was cut off. */
  isCut?: true;
};
export type ReadTable = { header: string[]; rows: ImportRow[] };

export const MOST_COLUMNS = 200;
/** Spreadsheets' empty last rows are included. Reading more would block other requests. */
const MOST_READ = 20_000;
const MOST_CELLS = 500_000;
const LONGEST_HEADER = 100_000;

export type TableProblem = "not_text" | "empty" | "broken" | "one_column" | "too_many_rows";
/** A broken file names the row, as a spreadsheet counts, in which its last cell begins. */
export type TableRefusal =
  | Refusal<Exclude<TableProblem, "broken">>
  | (Refusal<"broken"> & { row: number });

/** Any line ends, also different ones in one file. */
export const CSV_OPTIONS = {
  record_delimiter: ["\r\n", "\n", "\r"],
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: false,
  max_record_size: 1_000_000,
};

/** The row that the parser read when it stopped. */
export const rowOf = ({ records }: CsvError): number => Number(records) + 1;

/** Reads a CSV file in any encoding and with any separator that spreadsheets use. */
export function readTable(bytes: Uint8Array): Result<ReadTable, TableRefusal> {
  const text = decodeText(bytes);
  if (text === undefined) return refuse("not_text");
  if (text.trim() === "") return refuse("empty");
  const separator = separatorOf(text);
  if (countOf(separator, text) > MOST_CELLS) return refuse("too_many_rows");
  const records = readRecords(text, separator);
  if (!records.ok) return records;
  if (records.value.length >= MOST_READ) return refuse("too_many_rows");
  const [header = [], ...rest] = records.value;
  const rows = rest
    .map((cells, index) => ({ no: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (header.length < 2 || header.length > MOST_COLUMNS) return refuse("one_column");
  if (rows.length === 0) return refuse("empty");
  if (rows.length > MOST_ROWS) return refuse("too_many_rows");
  return ok({ header: header.map((name) => name.trim()), rows });
}

function readRecords(text: string, delimiter: string): Result<string[][], TableRefusal> {
  try {
    return ok(parse(text, { ...CSV_OPTIONS, to: MOST_READ, delimiter }));
  } catch (error) {
    if (error instanceof CsvError) return { ...refuse("broken"), row: rowOf(error) };
    throw error;
  }
}

function countOf(separator: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(separator); at !== -1; at = text.indexOf(separator, at + 1))
    count += 1;
  return count;
}

/** The separator that is most frequent in the header, outside quotes. */
export function separatorOf(text: string): string {
  const [header = ""] = text
    .slice(0, LONGEST_HEADER)
    .replaceAll(/"(?:[^"]|"")*"/g, "")
    .split(/[\r\n]/);
  const count = (separator: string) => header.split(separator).length;
  return [",", ";", "\t"].toSorted((a, b) => count(b) - count(a))[0] ?? ",";
}

/**
 * Decodes a file by its byte order mark, else as UTF-8, else as Windows-1252, which spreadsheets
 * still save. Undefined for a file that has no text, such as a picture or a workbook.
 */
function decodeText(bytes: Uint8Array): string | undefined {
  const text = read(bytes);
  return isText(text) ? text : undefined;
}

/** Spreadsheets save no other control characters than these. */
export const isText = (text: string): boolean => !/(?![\t-\r\u0080-\u009F])\p{Cc}/u.test(text);

/** UTF-16 by its byte order mark. */
export function byteOrderOf([first, second]: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

function read(bytes: Uint8Array): string {
  const byteOrder = byteOrderOf(bytes);
  if (byteOrder) return new TextDecoder(byteOrder).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
