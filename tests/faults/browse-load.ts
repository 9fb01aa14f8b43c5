import { Agent, request } from "node:http";
import { type Fault, faultScenario } from "./fault-scenario.ts";
import type { Stage } from "./stage.ts";
import { percentile } from "./tally.ts";

const AT_ONCE = 32;
const WARM_UP_SECONDS = 5;
const MEGABYTE = 1_000_000;
const METRICS_TOKEN = "for-the-figures-of-memory";

/** Crowds browse without buying: every page loads, and the process does not grow. */
export const browseLoad = faultScenario({
  name: "browse-load",
  about:
    "Home, listing and product pages are asked for, 32 at once, for as many seconds as rounds.",
  rounds: { full: 120 },
  async play(fault) {
    const stage = await fault.open({ env: { METRICS_TOKEN } });
    await stage.buyerAtCheckout();
    const pages = await pagesOf(stage);
    await browse(fault, stage, pages, WARM_UP_SECONDS);
    const before = await residentMegabytes(stage);
    const ms = await browse(fault, stage, pages, fault.rounds);
    return {
      "at once": AT_ONCE,
      "pages/s": Math.round(ms.length / fault.rounds),
      "p50 ms": percentile(ms, 0.5),
      "p99 ms": percentile(ms, 0.99),
      "MB before": before,
      "MB after": await residentMegabytes(stage),
    };
  },
});

async function pagesOf({ pool }: Stage): Promise<string[]> {
  const { rows } = await pool.query<{ slug: string }>(
    "select slug from products where kind = 'product' and is_active limit 20",
  );
  return ["/", "/products", ...rows.map(({ slug }) => `/product/${slug}`)];
}

async function browse(
  { expect, random }: Fault,
  { url }: Stage,
  pages: readonly string[],
  seconds: number,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const end = performance.now() + seconds * 1_000;
  const ms: number[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() < end) {
        const page = pages[random.whole(0, pages.length - 1)] ?? "/";
        const asked = performance.now();
        const status = await statusOf(`${url}${page}`, agent);
        ms.push(performance.now() - asked);
        expect(status === 200, `${page} answers ${status}`);
      }
    }),
  );
  agent.destroy();
  return ms;
}

function statusOf(url: string, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const asking = request(url, { agent }, (answer) => {
      answer
        .on("end", () => resolve(answer.statusCode ?? 0))
        .on("error", (e) => resolve(String(e)));
      answer.resume();
    });
    asking.on("error", (error) => resolve(String(error))).end();
  });
}

async function residentMegabytes({ url }: Stage): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  const [, bytes] = /^process_resident_memory_bytes (\S+)/m.exec(text) ?? [];
  return Math.round(Number(bytes) / MEGABYTE);
}
