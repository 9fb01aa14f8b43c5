import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { readUploads } from "#app/platform/http/read-upload.server.ts";
import { MOST_BYTES } from "../rules/file-limits.ts";
import { readTable, type ReadTable, type TableProblem } from "../rules/read-table.ts";

type SentTable = ReadTable & { name: string; bytes: Uint8Array };
type SentProblem = Refusal<TableProblem | "missing" | "too_large" | "not_whole">;

/** The CSV file that a form sent as `file`, with the texts beside it. */
export async function readSentTable(
  request: Request,
): Promise<{ texts: Record<string, string>; sent: Result<SentTable, SentProblem> }> {
  const { texts, files } = await readUploads(request, "file", MOST_BYTES);
  if (!files.ok) return { texts, sent: files };
  const [file] = files.value;
  if (!file) return { texts, sent: refuse("missing") };
  if (file.bytes.length > MOST_BYTES) return { texts, sent: refuse("too_large") };
  const table = readTable(file.bytes);
  return { texts, sent: table.ok ? ok({ ...table.value, ...file }) : table };
}
