import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { consents } from "#app/running/consent/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { VISITOR, systemActor } from "#app/platform/access/actor.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { customers } from "../tables.server.ts";
import { setMarketing } from "./set-marketing.server.ts";

const { ctx, db, at } = await testContext();
await publishLegalTexts(ctx);

async function someone() {
  const userId = ctx.ids.newId();
  const actor = await accountOf(ctx, "customer", { userId });
  const say = (wanted: boolean, when: string) =>
    setMarketing({ ...at(`2026-11-${when}T12:00:00Z`), actor }, wanted);
  const rows = async () =>
    (
      await db
        .select()
        .from(consents)
        .where(eq(consents.subjectId, userId))
        .orderBy(consents.givenAt)
    ).map((row) => [row.givenAt.getUTCDate(), row.withdrawnAt?.getUTCDate() ?? null]);
  const gets = async () =>
    (await db.select().from(customers).where(eq(customers.userId, userId)))[0]?.marketingConsent;
  return { userId, say, rows, gets };
}

test("a yes is stored with the words beside the box, the text in force and the time", async () => {
  const lea = await someone();
  expect(await lea.say(true, "21")).toEqual({ ok: true, value: { changed: true } });
  expect(await lea.gets()).toBe(true);
  const [row] = await db.select().from(consents).where(eq(consents.subjectId, lea.userId));
  expect(row).toMatchObject({
    purpose: "marketing",
    document: "privacy",
    documentVersion: 1,
    wording: "Send me news and offers by email.",
    givenAt: new Date("2026-11-21T12:00:00Z"),
    withdrawnAt: null,
  });
});

test("changing one's mind dates the yes, and another yes is another row", async () => {
  const lea = await someone();
  await lea.say(true, "21");
  await lea.say(false, "22");
  expect(await lea.gets()).toBe(false);
  expect(await lea.rows()).toEqual([[21, 22]]);
  await lea.say(true, "23");
  expect(await lea.rows()).toEqual([
    [21, 22],
    [23, null],
  ]);
  expect(await checkInvariants(db)).toEqual([]);
});

test("saying the same again writes nothing, also at once", async () => {
  const lea = await someone();
  expect(await lea.say(false, "21")).toEqual({ ok: true, value: { changed: false } });
  expect(await lea.rows()).toEqual([]);
  const answers = await Promise.all([1, 2, 3, 4].map(() => lea.say(true, "22")));
  expect(answers.filter((answer) => answer.ok && answer.value.changed)).toHaveLength(1);
  expect(await lea.rows()).toEqual([[22, null]]);
  expect(await checkInvariants(db)).toEqual([]);
});

test.each([VISITOR, systemActor("job")])("nobody answers for somebody else: %j", async (actor) => {
  expect(await setMarketing({ ...ctx, actor }, true)).toEqual({ ok: false, reason: "forbidden" });
});
