import type { Refusal, Result } from "#app/lib/result.ts";

/** A world is written in an order that nothing refuses, so a refusal here is a bug. */
export function done<T>(result: Result<T, Refusal>): T {
  if (!result.ok) throw new Error(`seeding was refused: ${JSON.stringify(result)}`);
  return result.value;
}
