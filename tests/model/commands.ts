import assert from "node:assert/strict";
import fc from "fast-check";
import { checkInvariants } from "../invariants.ts";
import { buying } from "./buying.ts";
import type { Command } from "./command.ts";
import { keeping } from "./keeping.ts";
import type { Model } from "./model.ts";
import type { RealShop } from "./real-shop.ts";

/** Histories of a shop. A failure shrinks to the shortest one that still fails. */
export const histories = (most: number) =>
  fc.commands([...buying, ...keeping], { maxCommands: most, size: "max" });

/** Broken by earlier histories: they share a database, and a shorter one is tried after each. */
const knownProblems = new Set<string>();

/** Plays one history, and checks the invariants at its end. */
export async function playHistory(
  history: Iterable<Command>,
  { model, real }: { model: Model; real: RealShop },
): Promise<void> {
  const run = fc.asyncModelRun(() => ({ model, real }), history);
  await run.catch(() => undefined);
  const problems = await checkInvariants(real.shop.db, { jobsDrained: false });
  const news = problems.filter((problem) => !knownProblems.has(problem));
  for (const problem of news) knownProblems.add(problem);
  await run;
  assert.deepEqual(news, []);
}
