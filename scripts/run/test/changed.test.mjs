import { expect, it } from "vitest";
import { planChanged } from "./changed.mjs";

const argsFor = (files, only = []) =>
  planChanged({ base: "abc", files }, only).runs.map(({ args }) => args.join(" "));
const SMALL = "--project=pure --project=db --changed=abc";

it.each([
  ["a rule", ["app/lib/money.ts"], [], [SMALL]],
  ["a page", ["app/root.tsx"], [], [SMALL, "tests/journeys/every-page.test.ts"]],
  ["the test of a page", ["app/ui/link.test.tsx"], [], [SMALL]],
  [
    "a journey",
    ["tests/journeys/cart.test.ts", "tests/journeys/buyer.ts"],
    [],
    [SMALL, "tests/journeys/cart.test.ts"],
  ],
  ["a rule, with a journey by name", ["app/lib/money.ts"], ["purchase"], [SMALL, "purchase"]],
])("runs what %s may have broken", (_what, files, only, expected) => {
  expect(argsFor(files, only)).toEqual(expected);
});

it.each([
  ["mails-in-share", "app/platform/mail/queue-mail.server.ts"],
  ["place-order", "app/selling/checkout/commands/place-order/write-placement.server.ts"],
])("runs the database tests that import who calls %s", (name, caller) => {
  const { runs } = planChanged({ base: "abc", files: [`db/functions/${name}.sql`] }, []);
  expect(runs[1]).toMatchObject({ related: true });
  expect(runs[1]?.args).toEqual(["--project=db", caller]);
});

it("runs every database test after a changed migration", () => {
  expect(argsFor(["db/migrations/0001_since-0-1-0.sql"])[1]).toBe("--project=db");
});

it("says what it leaves out", () => {
  expect(planChanged({ base: "abc", files: [] }, []).leftOut).toBe(
    "left out: journeys, bad input, servers, faults",
  );
});
