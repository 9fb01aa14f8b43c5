import { exactText } from "#app/platform/http/exact-text.ts";
import { formTexts } from "#app/platform/http/forms.server.ts";
import { readBody } from "#app/platform/http/read-upload.server.ts";

/** A message of 2,000 letters, whatever script they are of, and how it travels. */
const MOST_BYTES = 20_000;

/** What was sent, as JSON or as a form; undefined for what is neither, and not checked any further. */
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
