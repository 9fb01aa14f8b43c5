import { expect, test } from "vitest";
import { testContext } from "#tests/context.ts";
import { NOW } from "#tests/now.ts";
import { consents } from "../tables.server.ts";
import { recordConsent } from "./record-consent.server.ts";

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
