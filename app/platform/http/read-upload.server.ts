import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";

/** The form around the file: boundaries, headers, small fields. */
const ENVELOPE_BYTES = 10_000;
/** How far a file that is too large is still listened to: a browser that is cut off shows no answer. */
const PATIENCE = 4;

/**
 * The file that a form sent in `field`. The bytes are counted as they come, whatever the request
 * says of its length, and no more than `maxBytes` of them are ever kept.
 */
export async function readUpload(
  request: Request,
  field: string,
  maxBytes: number,
): Promise<Result<Uint8Array, Refusal<"missing" | "too_large" | "not_whole">>> {
  const body = await readBody(request, maxBytes + ENVELOPE_BYTES);
  if (!body.ok) return body;
  const type = request.headers.get("content-type") ?? "";
  const form = await new Response(body.value, { headers: { "content-type": type } })
    .formData()
    .catch(() => undefined);
  if (!form) return refuse("not_whole");
  const file = form.get(field);
  if (!(file instanceof File) || (file.name === "" && file.size === 0)) return refuse("missing");
  if (file.size > maxBytes) return refuse("too_large");
  return ok(new Uint8Array(await file.arrayBuffer()));
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
