import { openConnection } from "./connection.ts";

export type Ask = {
  path: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
};

export type Load = {
  url: string;
  callers: number;
  /** The requests, in turn. A single one is repeated. */
  asks: readonly [Ask, ...Ask[]];
  /** The duration, unless the requests are counted. */
  seconds?: number;
  /** The only status that is treated as a success. */
  status?: number;
};

export type LoadResult = {
  perSecond: number;
  milliseconds: number[];
};

/** The bytes of a request, so that a repeated one is encoded once. */
export function requestOf(url: string, { path, method = "GET", headers = {}, body }: Ask): Buffer {
  const own = { host: new URL(url).host, ...headers };
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const lines = Object.entries({ ...own, ...length }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, "", body ?? ""].join("\r\n"));
}

/**
 * Requests as fast as the answers arrive, each caller one at a time. Any status but `status`
 * throws.
 */
export async function load({
  url,
  callers,
  asks,
  seconds,
  status = 200,
}: Load): Promise<LoadResult> {
  const requests = asks.map((ask) => requestOf(url, ask));
  const milliseconds: number[] = [];
  const most = seconds === undefined ? requests.length : Infinity;
  let next = 0;
  const begun = performance.now();
  const end = seconds === undefined ? Infinity : begun + seconds * 1_000;
  const call = async () => {
    const connection = openConnection(url);
    try {
      for (let sent = begun; next < most && sent < end;) {
        const place = next++ % requests.length;
        sent = performance.now();
        const answer = await connection.send(requests[place] ?? Buffer.alloc(0));
        milliseconds.push(performance.now() - sent);
        if (answer.status !== status)
          throw new Error(`${asks[place]?.path} was answered ${answer.status}`);
      }
    } finally {
      connection.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(callers, most) }, call));
  const took = performance.now() - begun;
  return { perSecond: milliseconds.length / (took / 1_000), milliseconds };
}
