import { setTimeout as pause } from "node:timers/promises";

/**
 * Answers what `work` does, and no sooner than after `ms`: how long it took then says nothing of
 * what was found.
 */
export async function noSooner<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.all([work(), pause(ms)]);
  return done;
}
