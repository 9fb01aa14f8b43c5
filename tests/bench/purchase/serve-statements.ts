import type { SocketTarget } from "#app/platform/database/pool.server.ts";
import { forkPlain } from "../serve-plainly.ts";
import type { Script } from "./plain-shop.ts";
import type { RecordedPurchase } from "./record-purchases.ts";

/** What a driver prepares: it has a plan, and comes again and again. */
const PLANNED = /^\s*(?:select|insert|update|delete|with)\b/i;
const OFTEN = 3;

/** A plain server that answers the requests of these purchases with their own statements. */
export function serveStatements(target: SocketTarget, recorded: readonly RecordedPurchase[]) {
  return forkPlain("tests/bench/purchase/plain-shop.ts", scriptOf(target, recorded));
}

function scriptOf(target: SocketTarget, recorded: readonly RecordedPurchase[]): Script {
  const places = new Map<string, number>();
  const counts: number[] = [];
  const purchases = recorded.map((steps) =>
    steps.map((statements) =>
      statements.map(({ text, values }): [number, (string | null)[]] => {
        const place = places.get(text) ?? places.size;
        places.set(text, place);
        counts[place] = (counts[place] ?? 0) + 1;
        return [place, values];
      }),
    ),
  );
  const texts = [...places.keys()].map((text, place) => {
    const often = (counts[place] ?? 0) >= OFTEN && PLANNED.test(text);
    return often ? { text, name: `often_${place}` } : { text };
  });
  return { target, texts, purchases };
}
