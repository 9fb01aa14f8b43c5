import { expect, test } from "vitest";
import { withRefusalCache } from "./refusal-cache.ts";

const limit = { name: "sign-in", points: 1, seconds: 60 };

/** A limiter that lets each key through once, and the time. */
function counting() {
  const asked: string[] = [];
  const clock = { ms: 0 };
  const limiter = withRefusalCache(
    {
      async take({ name }, key) {
        const allowed = !asked.includes(`${name}:${key}`);
        asked.push(`${name}:${key}`);
        return { allowed, retryAfter: allowed ? 0 : 30 };
      },
      async giveBack({ name }, key) {
        asked.splice(asked.indexOf(`${name}:${key}`), 1);
      },
    },
    () => clock.ms,
  );
  return { asked, clock, limiter };
}

test("who is over the limit is not counted again until it is over", async () => {
  const { asked, clock, limiter } = counting();
  expect((await limiter.take(limit, "a")).allowed).toBe(true);
  expect(await limiter.take(limit, "a")).toEqual({ allowed: false, retryAfter: 30 });
  clock.ms = 10_500;
  expect(await limiter.take(limit, "a")).toEqual({ allowed: false, retryAfter: 20 });
  expect(asked).toHaveLength(2);
  clock.ms = 30_000;
  await limiter.take(limit, "a");
  expect(asked).toHaveLength(3);
});

test("others, and other limits, are counted", async () => {
  const { limiter } = counting();
  await limiter.take(limit, "a");
  await limiter.take(limit, "a");
  expect((await limiter.take(limit, "b")).allowed).toBe(true);
  expect((await limiter.take({ ...limit, name: "cart" }, "a")).allowed).toBe(true);
});

test("a use that is given back can be taken again", async () => {
  const { limiter } = counting();
  await limiter.take(limit, "a");
  await limiter.giveBack(limit, "a");
  expect((await limiter.take(limit, "a")).allowed).toBe(true);
});
