import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { formTexts } from "./forms.server.ts";

/** The form around the file: boundaries, headers, small fields. */
const ENVELOPE_BYTES = 10_000;
/** How far a file that is too large is still listened to: a browser that is cut off shows no answer. */
const PATIENCE = 4;

type Refused = Refusal<"missing" | "too_large" | "not_whole">;

/** The same with the texts beside it, which are there also when the file is not. */
export async function readUploadForm(
  request: Request,
  field: string,
  maxBytes: number,
): Promise<{ texts: Record<string, string>; file: Result<Uint8Array, Refused> }> {
  const body = await readBody(request, maxBytes + ENVELOPE_BYTES);
  if (!body.ok) return { texts: {}, file: body };
  const type = request.headers.get("content-type") ?? "";
  const form = await new Response(body.value, { headers: { "content-type": type } })
    .formData()
    .catch(() => undefined);
  const texts = form && formTexts(form);
  if (!texts || Object.values(texts).some((text) => text.includes("\0"))) {
    return { texts: {}, file: refuse("not_whole") };
  }
  const file = form.get(field);
  if (!(file instanceof File) || (file.name === "" && file.size === 0)) {
    return { texts, file: refuse("missing") };
  }
  if (file.size > maxBytes) return { texts, file: refuse("too_large") };
  return { texts, file: ok(new Uint8Array(await file.arrayBuffer())) };
}

/**
 * The file that a form sent in `field`. The bytes are counted as they come, whatever the request
 * says of its length, and no more than `maxBytes` of them are ever stored.
 */
export async function readUpload(
  request: Request,
  field: string,
  maxBytes: number,
): Promise<Result<Uint8Array, Refused>> {
  return (await readUploadForm(request, field, maxBytes)).file;
}

async function readBody(
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
