import { openConnection } from "./connection.ts";

/** What one request asks for. */
export type Ask = {
  path: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
};

export type Load = {
  url: string;
  callers: number;
  /** What each request asks for, one after the other. A single one is asked for again and again. */
  asks: readonly [Ask, ...Ask[]];
  /** How long, where the requests are not to be counted off. */
  seconds?: number;
  /** The one answer that counts as one. */
  status?: number;
};

export type Loaded = {
  perSecond: number;
  milliseconds: number[];
};

/** The bytes of a request, so that one that is sent often is written once. */
export function requestOf(url: string, { path, method = "GET", headers = {}, body }: Ask): Buffer {
  const own = { host: new URL(url).host, ...headers };
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const lines = Object.entries({ ...own, ...length }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, "", body ?? ""].join("\r\n"));
}

/** Asks as fast as the answers come, each caller one at a time. Another answer than `status` throws. */
export async function load({ url, callers, asks, seconds, status = 200 }: Load): Promise<Loaded> {
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
