import { setTimeout as sleep } from "node:timers/promises";
import { type Buying, buyOn } from "./buy-on.ts";
import { type Fault, faultScenario } from "./fault-scenario.ts";
import { type Link, type LinkMood, openLinkedStage } from "./link.ts";
import type { Stage } from "./stage.ts";
import { untilServed } from "./until-served.ts";

const BUYERS_AT_ONCE = 6;
/** A stall shorter than the shop's timeouts is only a slow link. */
const TROUBLES = {
  quick: [
    ["gone", 1_000],
    ["slow", 1_500],
  ],
  full: [
    ["gone", 10_000],
    ["slow", 10_000],
    ["stalled", 20_000],
  ],
} as const satisfies Record<string, readonly (readonly [LinkMood, number])[]>;

/** No request waits forever, no connection is lost for good, and the shop recovers by itself. */
export const badLink = faultScenario({
  name: "bad-link",
  about: "The link to the database is gone, slow, or swallows what is said, while people buy.",
  rounds: { full: 5 },
  async play(fault) {
    const { stage, link } = await openLinkedStage(fault);
    const seen = { refused: 0, healed: 0 };
    for (let round = 0; round < fault.rounds; round += 1) {
      for (const [mood, ms] of TROUBLES[fault.size]) {
        const trouble = await sufferOnce(fault, stage, link, { mood, ms });
        seen.refused += trouble.refused;
        seen.healed = Math.max(seen.healed, trouble.healedAfterMs);
      }
    }
    return {
      "answers 503": seen.refused,
      "longest answer ms": stage.longestAnswerMs(),
      "slowest to heal ms": seen.healed,
    };
  },
});

async function sufferOnce(
  fault: Fault,
  stage: Stage,
  link: Link,
  { mood, ms }: { mood: LinkMood; ms: number },
) {
  const buying: Buying = { over: false, refused: 0 };
  const crowd = Array.from({ length: BUYERS_AT_ONCE }, () => buyOn(fault, stage, buying));
  // The crowd's failures are handled later, so they must not be unhandled rejections now.
  const bought = Promise.all(crowd);
  bought.catch(() => undefined);
  await sleep(fault.random.whole(50, 400));
  await link.turn(mood);
  await sleep(ms);
  await link.turn("well");
  const back = performance.now();
  await untilServed(() => stage.buyerAtCheckout());
  const healedAfterMs = Math.round(performance.now() - back);
  buying.over = true;
  await bought;
  return { healedAfterMs, refused: buying.refused };
}
