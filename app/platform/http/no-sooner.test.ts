import { expect, it, vi } from "vitest";
import { noSooner } from "./no-sooner.server.ts";

/** A timer may fire a fraction of a millisecond early. */
const MS = 60;
const SLACK = 2;

const timed = async (work: () => Promise<unknown>) => {
  const started = performance.now();
  await noSooner(MS, work);
  return performance.now() - started;
};

it.each([
  ["at once", () => Promise.resolve()],
  ["after a moment", () => new Promise((done) => setTimeout(done, MS / 3))],
])("what is found %s takes its time all the same", async (_, work) => {
  expect(await timed(work)).toBeGreaterThanOrEqual(MS - SLACK);
});

it("answers what was found, and begins with it at once", async () => {
  const work = vi.fn<() => Promise<string>>(() => Promise.resolve("found"));
  const answer = noSooner(MS, work);
  expect(work).toHaveBeenCalledOnce();
  expect(await answer).toBe("found");
});

it("a failure stays one", async () => {
  await expect(noSooner(MS, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
});
