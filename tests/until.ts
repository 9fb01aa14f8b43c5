import { setTimeout as sleep } from "node:timers/promises";

/** Asks every 20 ms until `look` answers something true; throws when `limitMs` is over. */
export async function until<T>(
  what: string,
  limitMs: number,
  look: () => T | undefined | Promise<T | undefined>,
): Promise<T> {
  const end = performance.now() + limitMs;
  while (performance.now() < end) {
    const found = await look();
    if (found) return found;
    await sleep(20);
  }
  throw new Error(`Waited ${limitMs} ms in vain until: ${what}`);
}
