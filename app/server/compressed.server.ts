import { bestEncoding, encode } from "./pages/encode.server.ts";

/** Pages and their data. Other answers are small, pictures or streams. */
const TEXT = /^text\/(html|x-script)\b/;
const WORTH_IT = 1_000;

/** The answer in the best encoding that the browser accepts, quickly: it is sent once. */
export async function compressed(
  answer: Response,
  accepted: string | undefined,
): Promise<Response> {
  if (!answer.body || !TEXT.test(answer.headers.get("content-type") ?? "")) return answer;
  const encoding = bestEncoding(accepted);
  const plain = Buffer.from(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  headers.append("vary", "accept-encoding");
  const { status } = answer;
  if (encoding === "identity" || plain.length < WORTH_IT) {
    return new Response(plain, { status, headers });
  }
  headers.set("content-encoding", encoding);
  headers.delete("content-length");
  return new Response(await encode(plain, encoding, "once"), { status, headers });
}
