import { expect, test } from "vitest";
import { testContext } from "#tests/context.ts";
import { NOW } from "#tests/now.ts";
import { hasConsent } from "../queries.server.ts";
import { consents } from "../tables.server.ts";
import { recordConsent } from "./record-consent.server.ts";
import { withdrawConsent } from "./withdraw-consent.server.ts";

const { ctx, db } = await testContext();
const terms = { purpose: "terms", document: "terms", documentVersion: 3 } as const;
const adult = { purpose: "adult", document: "terms", documentVersion: 3 } as const;

test("each consent is a row that says to which text and when", async () => {
  await recordConsent(ctx, { type: "order", id: "o-1" }, [terms, adult]);
  const given = {
    subjectType: "order",
    subjectId: "o-1",
    givenAt: NOW,
    withdrawnAt: null,
    wording: null,
  };
  expect(await db.select().from(consents).orderBy(consents.id)).toEqual([
    { id: expect.any(String), ...given, ...terms },
    { id: expect.any(String), ...given, ...adult },
  ]);
});

test("a transaction that does not end well leaves no consent", async () => {
  const before = await db.$count(consents);
  await db
    .transaction(async (tx) => {
      await recordConsent({ ...ctx, db: tx }, { type: "user", id: "u-1" }, [terms]);
      tx.rollback();
    })
    .catch(() => undefined);
  expect(await db.$count(consents)).toBe(before);
});

test("a consent is withdrawn for its purpose and its person alone", async () => {
  const [ana, ben] = [
    { type: "user", id: "ana" },
    { type: "user", id: "ben" },
  ] as const;
  for (const person of [ana, ben]) await recordConsent(ctx, person, [terms, adult]);
  await withdrawConsent(ctx, ana, "terms");
  const holds = [ana, ben].flatMap((who) =>
    (["terms", "adult"] as const).map((purpose) => hasConsent(db, who, purpose)),
  );
  expect(await Promise.all(holds)).toEqual([false, true, true, true]);
});
