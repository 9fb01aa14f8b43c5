import { expect, test } from "vitest";
import { PLAN_ANEW, namesOfFrequent } from "./prepare-frequent.server.ts";

const often = (text: string, nameOf = namesOfFrequent()) => [1, 2, 3, 4].map(() => nameOf(text));

test("what is asked for the third time gets a name and keeps it", () => {
  expect(often("select 1")).toEqual([undefined, undefined, "often_1", "often_1"]);
});

test("different statements have different names", () => {
  const nameOf = namesOfFrequent();
  expect([often("select 1", nameOf).at(-1), often("update t set a = $1", nameOf).at(-1)]).toEqual([
    "often_1",
    "often_2",
  ]);
});

test.each(["begin", "commit", "set local lock_timeout = 0", `select 1 ${PLAN_ANEW}`])(
  "%s never gets one",
  (text) => {
    expect(often(text)).toEqual([undefined, undefined, undefined, undefined]);
  },
);

test("neither one-off texts nor very many frequent ones fill the memory of the server", () => {
  const nameOf = namesOfFrequent();
  for (let n = 0; n < 10_000; n += 1) nameOf(`select ${n}`);
  const names = Array.from({ length: 1_000 }, (_, n) => often(`select 'frequent ${n}'`, nameOf));
  expect(names.filter((answers) => answers.at(-1) !== undefined)).toHaveLength(200);
});
