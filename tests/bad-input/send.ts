import { type IncomingHttpHeaders, request } from "node:http";

export type BuiltRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
  /** The address it comes from: another is another client to limits. Only Linux has more than one. */
  from?: string | undefined;
};

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  /** Each Set-Cookie line. */
  cookies: string[];
  text: string;
};

const ANSWER_LIMIT_MS = 15_000;

/**
 * Sends what `fetch` would refuse to: any path, any Host, any header that HTTP knows. A connection
 * that breaks, or stays silent, throws. Redirects are answers. Each goes by a connection of its
 * own, since one that was left open may be closing.
 */
export function send(url: string, asked: BuiltRequest): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const { method, path, headers, body, from } = asked;
  const length = body === undefined ? {} : { "content-length": String(body.length) };
  return new Promise((resolve, reject) => {
    const options = {
      agent: false,
      ...(from !== undefined && { localAddress: from }),
      hostname,
      port,
      method,
      path,
      headers: { ...length, ...headers },
    };
    const sent = request(options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("error", reject);
      incoming.on("end", () => {
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          cookies: incoming.headers["set-cookie"] ?? [],
          text: Buffer.concat(chunks).toString("utf8"),
        });
      });
    });
    sent.setTimeout(ANSWER_LIMIT_MS, () => sent.destroy(new Error("no answer came")));
    sent.on("error", reject);
    sent.end(body);
  });
}
