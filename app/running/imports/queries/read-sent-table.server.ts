import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { readUploads, type SentFile } from "#app/platform/http/read-upload.server.ts";
import { MOST_BYTES } from "../rules/file-limits.ts";
import { readTable, type ReadTable, type TableRefusal } from "../rules/read-table.ts";

type FileRefusal = Refusal<"missing" | "too_large" | "not_whole">;
type SentTable = ReadTable & SentFile;

/** The CSV file that a form sent as `file`, with the texts beside it. */
export async function readSentFile(
  request: Request,
  bytes: number,
): Promise<{ texts: Record<string, string>; sent: Result<SentFile, FileRefusal> }> {
  const { texts, files } = await readUploads(request, "file", bytes);
  if (!files.ok) return { texts, sent: files };
  const [file] = files.value;
  if (!file) return { texts, sent: refuse("missing") };
  return { texts, sent: file.bytes.length > bytes ? refuse("too_large") : ok(file) };
}

/** The same with its rows, at most a few thousand. */
export async function readSentTable(
  request: Request,
): Promise<{ texts: Record<string, string>; sent: Result<SentTable, FileRefusal | TableRefusal> }> {
  const { texts, sent } = await readSentFile(request, MOST_BYTES);
  if (!sent.ok) return { texts, sent };
  const table = readTable(sent.value.bytes);
  return { texts, sent: table.ok ? ok({ ...table.value, ...sent.value }) : table };
}
