import { isAscii, isUtf8 } from "node:buffer";
import { setImmediate as othersTurn } from "node:timers/promises";
import { CsvError, parse } from "csv-parse";
import { ok, refuse, type Result } from "#app/lib/result.ts";
import { limitsOf } from "../rules/file-limits.ts";
import { matchColumns, type ImportColumn } from "../rules/match-columns.ts";
import {
  byteOrderOf,
  CSV_OPTIONS,
  isText,
  MOST_COLUMNS,
  rowOf,
  separatorOf,
  type ReadTable,
  type TableRefusal,
} from "../rules/read-table.ts";

/** Bytes that are parsed before other requests have their turn. */
const AT_ONCE = 100_000;

/** Rows after which a reader is told how far it is. */
const ROWS_BETWEEN = 5_000;

/** The columns that are used, and the names of all. */
type LargeTable = ReadTable & { wholeHeader: string[] };
/** A noun; with `many`, only the columns that fill a field are read. */
type FileShape = { columns: readonly ImportColumn[]; many?: unknown };

/** The names of a file's columns. Reads only the beginning of the file. */
export async function readHeader(bytes: Uint8Array): Promise<Result<string[], TableRefusal>> {
  try {
    for await (const record of recordsOf(bytes)) {
      const header = record.map((name) => name.trim());
      return isHeader(header) ? ok(header) : refuse("one_column");
    }
  } catch (error) {
    return refusalOf(error);
  }
  return refuse("empty");
}

const isHeader = ({ length }: readonly string[]) => length >= 2 && length <= MOST_COLUMNS;

/** Reads in parts, so that a file of many thousand rows blocks no other request. */
export async function readLargeTable(
  bytes: Uint8Array,
  shape: FileShape,
  onRows?: (count: number) => Promise<void>,
): Promise<Result<LargeTable, TableRefusal>> {
  const table: LargeTable = { header: [], wholeHeader: [], rows: [] };
  const most = limitsOf(shape).rows;
  let used: number[] = [];
  let no = 0;
  try {
    for await (const record of recordsOf(bytes)) {
      no += 1;
      if (no === 1) {
        table.wholeHeader = record.map((name) => name.trim());
        if (!isHeader(table.wholeHeader)) return refuse("one_column");
        const fields = matchColumns(table.wholeHeader, shape.columns);
        used = [...fields.keys()].filter((index) => !shape.many || fields[index] !== null);
        table.header = used.map((index) => table.wholeHeader[index] ?? "");
      } else if (record.some((cell) => cell.trim() !== "")) {
        const cells = used.map((index) => record[index] ?? "");
        const isCut = record.length < table.wholeHeader.length;
        table.rows.push({ no, cells, ...(isCut && { isCut }) });
        if (table.rows.length > most) return refuse("too_many_rows");
        if (table.rows.length % ROWS_BETWEEN === 0) await onRows?.(table.rows.length);
      }
    }
  } catch (error) {
    return refusalOf(error);
  }
  return table.rows.length === 0 ? refuse("empty") : ok(table);
}

function refusalOf(error: unknown): TableRefusal {
  if (error instanceof NoText) return refuse("not_text");
  if (error instanceof CsvError) return { ...refuse("broken"), row: rowOf(error) };
  throw error;
}

class NoText extends Error {}

async function* recordsOf(bytes: Uint8Array): AsyncGenerator<string[]> {
  const records: string[][] = [];
  const texts = textsOf(bytes);
  const first = texts.next().value ?? "";
  const parser = parse({ ...CSV_OPTIONS, delimiter: separatorOf(first) });
  parser.on("data", (record: string[]) => records.push(record));
  const ended = new Promise<void>((resolve, reject) => {
    parser.on("end", resolve);
    parser.on("error", reject);
  });
  // Awaited below; until then an error must not end the process.
  ended.catch(() => undefined);
  parser.write(first);
  for (const text of texts) {
    parser.write(text);
    // oxlint-disable-next-line no-await-in-loop
    await othersTurn();
    yield* records.splice(0);
  }
  parser.end();
  await ended;
  yield* records;
}

function* textsOf(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let from = 0; from < bytes.length; from += AT_ONCE) {
    const text = decoder.decode(bytes.subarray(from, from + AT_ONCE), { stream: true });
    if (!isText(text)) throw new NoText();
    yield text;
  }
}

function encodingOf(bytes: Uint8Array): string {
  const byteOrder = byteOrderOf(bytes);
  if (byteOrder) return byteOrder;
  // A file that was cut may end within a character.
  const whole = bytes.subarray(0, bytes.findLastIndex((byte) => byte < 0x80) + 1);
  return isUtf8(bytes) || (isUtf8(whole) && !isAscii(whole)) ? "utf-8" : "windows-1252";
}
