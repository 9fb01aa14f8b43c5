import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type Fault, faultScenario } from "./fault-scenario.ts";
import type { Stage } from "./stage.ts";
import { percentile } from "./tally.ts";

const AT_ONCE = 100;
const GREEDY = "203.0.113.66";
const PATHS = ["/products?q=vial", "/cart", "/auth", "/nope"];
const PAUSE_MS = 50;
/** What `fair-share.ts` gives to one client: at once, and then each second. */
const SHARE = { atOnce: 150, perSecond: 20 };

/** One client asks as much as it can: it gets its share, and the others are served as before. */
export const greedyClient = faultScenario({
  name: "greedy-client",
  about: "One client asks for pages on 100 connections, for as many seconds as rounds.",
  rounds: { full: 30 },
  async play(fault) {
    const stage = await fault.open();
    await shopperReads(fault, stage, 1_000);
    const alone = await shopperReads(fault, stage, 2_000);
    const counted = await rateLimitRows(stage);
    const begun = performance.now();
    const [greedy, beside] = await Promise.all([
      askGreedily(stage, fault.rounds * 1_000),
      shopperReads(fault, stage, fault.rounds * 1_000),
    ]);
    const most = SHARE.atOnce + SHARE.perSecond * Math.ceil((performance.now() - begun) / 1_000);
    const { pages, refused, others } = greedy;
    fault.expect(pages <= most, `one client was given ${pages} pages where ${most} are its share`);
    fault.expect(refused > 0, "nobody was refused");
    fault.expect(others.size === 0, `it was also answered ${[...others].join(", ")}`);
    fault.expect((await rateLimitRows(stage)) === counted, "a refusal was written down");
    return {
      "pages given": pages,
      refused,
      "others alone p95 ms": percentile(alone, 0.95),
      "others beside it p95 ms": percentile(beside, 0.95),
    };
  },
});

/** How long a person waits for each page, one after the other. */
async function shopperReads(fault: Fault, stage: Stage, forMs: number): Promise<number[]> {
  const shopper = stage.newBuyer();
  const end = performance.now() + forMs;
  const ms: number[] = [];
  for (let n = 0; performance.now() < end; n += 1) {
    const path = n % 2 === 0 ? "/products?q=vial" : "/checkout";
    const asked = performance.now();
    const { status } = await shopper.get(path);
    ms.push(performance.now() - asked);
    fault.expect(status < 400, `${path} answers a shopper ${status}`);
    await sleep(PAUSE_MS);
  }
  return ms;
}

async function askGreedily({ url }: Stage, forMs: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const end = performance.now() + forMs;
  const found = { pages: 0, refused: 0, others: new Set<string>() };
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, n) => {
      while (performance.now() < end) {
        const { status, retryAfter } = await askOnce(`${url}${PATHS[n % PATHS.length]}`, agent);
        if (status === 429 && retryAfter) found.refused += 1;
        else if (status < 500 && status !== 429) found.pages += 1;
        else found.others.add(`${status}`);
      }
    }),
  );
  agent.destroy();
  return found;
}

type AnswerHead = { status: number; retryAfter: string | undefined };

function askOnce(url: string, agent: Agent): Promise<AnswerHead> {
  return new Promise((resolve, reject) => {
    const headers = { "x-forwarded-for": GREEDY };
    const asking = request(url, { agent, headers }, (answer) => {
      const { statusCode: status = 0, headers } = answer.resume();
      answer.on("end", () => resolve({ status, retryAfter: headers["retry-after"] }));
    });
    asking.on("error", reject).end();
  });
}

async function rateLimitRows({ pool }: Stage): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "select coalesce(sum(points), 0)::int as count from rate_limits",
  );
  return rows[0]?.count ?? 0;
}
