import { bestEncoding, encode } from "./pages/encode.server.ts";

/** Pages and their data. Other answers are small, pictures or streams. */
const TEXT = /^text\/(html|x-script)\b/;
const WORTH_IT = 1_000;

export type Head = { status: number; headers: Headers };

/** The answer in the best encoding that the browser accepts, quickly: it is sent once. */
export async function compressed(
  body: string | ReadableStream<Uint8Array> | null,
  { status, headers }: Head,
  accepted: string | undefined,
): Promise<Response> {
  if (body === null || !TEXT.test(headers.get("content-type") ?? "")) {
    return new Response(body, { status, headers });
  }
  headers.append("vary", "accept-encoding");
  const encoding = bestEncoding(accepted);
  const text = typeof body === "string" ? body : await new Response(body).text();
  if (encoding === "identity" || text.length < WORTH_IT) {
    return new Response(text, { status, headers });
  }
  headers.set("content-encoding", encoding);
  headers.delete("content-length");
  return new Response(await encode(Buffer.from(text), encoding, "once"), { status, headers });
}
