import { exactText } from "#app/platform/http/exact-text.ts";
import { formTexts } from "#app/platform/http/forms.server.ts";
import { readBody } from "#app/platform/http/read-upload.server.ts";

/** Enough bytes for a message of 2,000 letters in any script and encoding. */
const MOST_BYTES = 20_000;

/** Reads a JSON or form body without validating it; undefined for other bodies. */
export async function readMessage(request: Request): Promise<unknown> {
  const body = await readBody(request, MOST_BYTES);
  if (!body.ok) return undefined;
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("application/json")) {
    const form = await new Response(body.value, { headers: { "content-type": type } })
      .formData()
      .catch(() => undefined);
    return form && formTexts(form);
  }
  const text = exactText(await body.value.arrayBuffer());
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
