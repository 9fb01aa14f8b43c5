import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { formTexts } from "./forms.server.ts";

/** The form around the file: boundaries, headers, small fields. */
const ENVELOPE_BYTES = 10_000;
/** How far a file that is too large is still listened to: a browser that is cut off shows no answer. */
const PATIENCE = 4;

type UploadRefusal = Refusal<"missing" | "too_large" | "not_whole">;

/** A file as it came; the name is what the sender calls it, and nothing more. */
export type SentFile = { name: string; bytes: Uint8Array };

/** The same with the texts beside it, which are there also when the file is not. */
export async function readUploadForm(
  request: Request,
  field: string,
  maxBytes: number,
): Promise<{ texts: Record<string, string>; file: Result<Uint8Array, UploadRefusal> }> {
  const { texts, files } = await readUploads(request, field, maxBytes);
  if (!files.ok) return { texts, file: files };
  const [file] = files.value;
  if (!file) return { texts, file: refuse("missing") };
  return { texts, file: file.bytes.length > maxBytes ? refuse("too_large") : ok(file.bytes) };
}

/** All files that a form sent in `field`, none perhaps; `maxBytes` is for all of them together. */
export async function readUploads(
  request: Request,
  field: string,
  maxBytes: number,
): Promise<{
  texts: Record<string, string>;
  files: Result<SentFile[], Refusal<"too_large" | "not_whole">>;
}> {
  const body = await readBody(request, maxBytes + ENVELOPE_BYTES);
  if (!body.ok) return { texts: {}, files: body };
  const type = request.headers.get("content-type") ?? "";
  const form = await new Response(body.value, { headers: { "content-type": type } })
    .formData()
    .catch(() => undefined);
  const texts = form && formTexts(form);
  if (!texts || Object.values(texts).some((text) => text.includes("\0"))) {
    return { texts: {}, files: refuse("not_whole") };
  }
  // A field in which nothing was chosen is sent as an empty file without a name.
  const sent = form
    .getAll(field)
    .filter((each): each is File => each instanceof File && (each.name !== "" || each.size > 0));
  const files = sent.map(async (file) => ({
    name: file.name,
    bytes: new Uint8Array(await file.arrayBuffer()),
  }));
  return { texts, files: ok(await Promise.all(files)) };
}

/**
 * The file that a form sent in `field`. The bytes are counted as they come, whatever the request
 * says of its length, and no more than `maxBytes` of them are ever stored.
 */
export async function readUpload(
  request: Request,
  field: string,
  maxBytes: number,
): Promise<Result<Uint8Array, UploadRefusal>> {
  return (await readUploadForm(request, field, maxBytes)).file;
}

/** A body as it came, counted as it comes; no more than `limit` bytes of it are stored. */
export async function readBody(
  request: Request,
  limit: number,
): Promise<Result<Blob, Refusal<"too_large" | "not_whole">>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  if (!reader) return ok(new Blob([]));
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size <= limit) chunks.push(value);
      else chunks.length = 0;
      if (size > limit * PATIENCE) break;
    }
  } catch {
    return refuse("not_whole");
  }
  if (size <= limit) return ok(new Blob(chunks));
  await reader.cancel();
  return refuse("too_large");
}
