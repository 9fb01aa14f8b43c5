import { setTimeout as sleep } from "node:timers/promises";
import { type Answer, givesBack } from "./buyer.ts";
import { type Fault, faultScenario } from "./fault-scenario.ts";
import { type Link, openLinkedStage } from "./link.ts";
import type { Stage } from "./stage.ts";
import { untilServed } from "./until-served.ts";

/** Cached pages, which are the same for all readers. */
const KEPT = ["/", "/products", "/faq"];
const SIGN_IN = { intent: "sign-in", email: "nobody@example.test", password: "mango-avenue-12" };
const HANGS_MS = { quick: 4_000, full: 20_000 };
/** The shop gives up a silent connection after 7.5 s, and some pages need more than one. */
const PROMPT_MS = 15_000;
const AT_ONCE_MS = 1_000;

/** Cached pages load at once; all others say within seconds when to retry, and nothing is lost. */
export const databaseHangs = faultScenario({
  name: "database-hangs",
  about: "PostgreSQL goes on accepting connections and answers nothing, while people come.",
  rounds: { full: 5 },
  async play(fault) {
    const { stage, link } = await openLinkedStage(fault);
    const seen = { kept: 0, refused: 0, slowest: 0 };
    for (let round = 0; round < fault.rounds; round += 1) await hangOnce(fault, stage, link, seen);
    return {
      "kept pages given": seen.kept,
      "answers 503": seen.refused,
      "slowest refusal ms": Math.round(seen.slowest),
    };
  },
});

type Counts = { kept: number; refused: number; slowest: number };

async function hangOnce(fault: Fault, stage: Stage, link: Link, seen: Counts): Promise<void> {
  const reader = stage.newBuyer();
  const early = await stage.buyerAtCheckout();
  const owner = await stage.owner();
  for (const path of KEPT) await askForKept(stage, path);

  await link.turn("stalled");
  const reading = readKept(fault, stage, seen, HANGS_MS[fault.size]);
  const refusals: [string, Promise<Answer>][] = [
    ["the cart", early.buyer.get("/cart")],
    ["a page of somebody who is signed in", owner.get("/portal")],
    ["the data of a page", owner.get("/portal.data")],
    ["the back-office", owner.get("/admin/orders")],
    ["signing in", reader.post("/auth", SIGN_IN)],
    ["the search for places", reader.get("/api/places?q=cebu")],
    ["/readyz", reader.get("/readyz")],
  ];
  const checkout = refused(fault, seen, "the checkout", early.buyer.submit(early.form));
  await Promise.all(refusals.map(([what, answer]) => refused(fault, seen, what, answer)));
  const { body } = await checkout;
  fault.expect(givesBack(body, early.form), "the form was not given back");
  fault.expect((await reader.get("/healthz")).status === 200, "the process calls itself unwell");
  await reading;

  await link.turn("well");
  await untilServed(() => served(early.buyer.get("/cart")));
  stage.ledger.noteTold(await early.buyer.submitUntilTold(early.form));
}

async function served(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked;
  if (answer.status >= 500) throw new Error(`answered ${answer.status}`);
  return answer;
}

async function refused(
  { expect }: Fault,
  seen: Counts,
  what: string,
  asked: Promise<Answer>,
): Promise<Answer> {
  const since = performance.now();
  const answer = await asked;
  const ms = performance.now() - since;
  seen.slowest = Math.max(seen.slowest, ms);
  seen.refused += 1;
  expect(
    answer.status === 503,
    `while the database hangs ${what} answers ${answer.status}, not 503`,
  );
  expect(answer.retryAfter !== null, `while the database hangs ${what} says no time to come back`);
  expect(ms < PROMPT_MS, `while the database hangs ${what} takes ${Math.round(ms)} ms`);
  return answer;
}

/** Reads cached pages from before the failure is noticed until long after. */
async function readKept(fault: Fault, stage: Stage, seen: Counts, forMs: number): Promise<void> {
  const end = performance.now() + forMs;
  for (let n = 0; performance.now() < end; n += 1) {
    const path = KEPT[n % KEPT.length] ?? "/";
    const { status, ms } = await askForKept(stage, path);
    seen.kept += 1;
    const holds = status === 200 && ms < AT_ONCE_MS;
    fault.expect(
      holds,
      `while the database hangs the kept ${path} answers ${status} in ${Math.round(ms)} ms`,
    );
    await sleep(100);
  }
}

/** Bypasses the proxy: a demo caches pages only for its own machine. */
async function askForKept({ url }: Stage, path: string): Promise<{ status: number; ms: number }> {
  const asked = performance.now();
  const answer = await fetch(new URL(path, url));
  await answer.text();
  return { status: answer.status, ms: performance.now() - asked };
}
