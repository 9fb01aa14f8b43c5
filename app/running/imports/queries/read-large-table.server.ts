import { isUtf8 } from "node:buffer";
import { setImmediate as othersTurn } from "node:timers/promises";
import { CsvError, parse } from "csv-parse";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { readUploads } from "#app/platform/http/read-upload.server.ts";
import { LARGE_FILE } from "../rules/file-limits.ts";
import { matchColumns, type ImportColumn } from "../rules/match-columns.ts";
import {
  byteOrderOf,
  isText,
  MOST_COLUMNS,
  separatorOf,
  type ReadTable,
  type TableProblem,
} from "../rules/read-table.ts";

/** Bytes that are parsed before other requests have their turn. */
const AT_ONCE = 200_000;

type SentProblem = Refusal<TableProblem | "missing" | "too_large" | "not_whole">;
/** The columns that are used, and the names of all. */
type LargeTable = ReadTable & { wholeHeader: string[] };

/** The large CSV file that a form sent as `file`, with only the columns that are used. */
export async function readSentLargeTable(
  request: Request,
  columns: readonly ImportColumn[],
): Promise<Result<LargeTable & { name: string }, SentProblem>> {
  const { files } = await readUploads(request, "file", LARGE_FILE.bytes);
  if (!files.ok) return files;
  const [file] = files.value;
  if (!file) return refuse("missing");
  if (file.bytes.length > LARGE_FILE.bytes) return refuse("too_large");
  const table = await readLargeTable(file.bytes, columns);
  return table.ok ? ok({ ...table.value, name: file.name }) : table;
}

/** Reads in parts, so that a file of many thousand rows blocks no other request. */
export async function readLargeTable(
  bytes: Uint8Array,
  columns: readonly ImportColumn[],
): Promise<Result<LargeTable, Refusal<TableProblem>>> {
  const table: LargeTable = { header: [], wholeHeader: [], rows: [] };
  let used: number[] = [];
  let no = 0;
  try {
    for await (const record of recordsOf(bytes)) {
      no += 1;
      if (no === 1) {
        table.wholeHeader = record.map((name) => name.trim());
        const fields = matchColumns(table.wholeHeader, columns);
        used = [...fields.keys()].filter((index) => fields[index] !== null);
        table.header = used.map((index) => table.wholeHeader[index] ?? "");
      } else if (record.some((cell) => cell.trim() !== "")) {
        const cells = used.map((index) => record[index] ?? "");
        const isCut = record.length < table.wholeHeader.length;
        table.rows.push({ no, cells, ...(isCut && { isCut }) });
        if (table.rows.length > LARGE_FILE.rows) return refuse("too_many_rows");
      }
    }
  } catch (error) {
    if (error instanceof NoText) return refuse("not_text");
    if (error instanceof CsvError) return refuse("broken");
    throw error;
  }
  const { length } = table.wholeHeader;
  if (no > 0 && (length < 2 || length > MOST_COLUMNS)) return refuse("one_column");
  return table.rows.length === 0 ? refuse("empty") : ok(table);
}

class NoText extends Error {}

async function* recordsOf(bytes: Uint8Array): AsyncGenerator<string[]> {
  const records: string[][] = [];
  const texts = textsOf(bytes);
  const first = texts.next().value ?? "";
  const parser = parse({
    delimiter: separatorOf(first),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
  });
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
  const decoder = new TextDecoder(byteOrderOf(bytes) ?? (isUtf8(bytes) ? "utf-8" : "windows-1252"));
  for (let from = 0; from < bytes.length; from += AT_ONCE) {
    const text = decoder.decode(bytes.subarray(from, from + AT_ONCE), { stream: true });
    if (!isText(text)) throw new NoText();
    yield text;
  }
}
