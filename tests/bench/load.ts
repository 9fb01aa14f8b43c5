import autocannon from "autocannon";

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

export type Loaded = { perSecond: number; milliseconds: number[] };

/** Asks as fast as the answers come, each caller one at a time. Another answer than `status` throws. */
export async function load({ url, callers, asks, seconds, status = 200 }: Load): Promise<Loaded> {
  const milliseconds: number[] = [];
  let next = 0;
  let other: number | undefined;
  const [first] = asks;
  const begun = performance.now();
  let ended = begun;
  await new Promise<void>((resolve, reject) => {
    const run = autocannon(
      {
        url,
        connections: Math.min(callers, seconds === undefined ? asks.length : callers),
        timeout: 60,
        ...(seconds === undefined ? { amount: asks.length } : { duration: seconds }),
        ...(asks.length === 1 && first
          ? { requests: [first] }
          : {
              // Making each request anew costs the asking side, so a single one is made once.
              requests: [{ setupRequest: (made) => ({ ...made, ...asks[next++ % asks.length] }) }],
            }),
      },
      (error, result) => {
        if (error) reject(error);
        else if (result.errors > 0) reject(new Error(`${result.errors} requests had no answer`));
        else resolve();
      },
    );
    run.on("response", (_client, code, _bytes, took) => {
      milliseconds.push(took);
      ended = performance.now();
      if (code !== status) other = code;
    });
  });
  if (other !== undefined) throw new Error(`${first.path} and others: answered ${other}`);
  // By the last answer, since the run itself ends with a second of its clock.
  const perSecond = milliseconds.length / ((ended - begun) / 1_000);
  return { perSecond, milliseconds };
}
