import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { consents } from "#app/running/consent/tables.server.ts";
import { publishDocument } from "#app/running/content/commands/publish-document.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { makePaidOrder } from "#app/selling/orders/factories.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { affiliates } from "#app/selling/referrals/tables.server.ts";
import { joinProgramme } from "./join-programme.server.ts";

const { ctx, db, as } = await testContext();
const terms = { slug: "affiliate-terms", title: "Terms", body: "Text" } as const;
const agreed = { termsVersion: 1 };

async function buyer(hasBought = true, names = { firstName: "Juan", lastName: "dela Cruz" }) {
  const actor = await accountOf(ctx, "customer");
  const userId = actor.kind === "user" ? actor.userId : "";
  await db.update(customers).set(names).where(eq(customers.userId, userId));
  if (hasBought) await makePaidOrder(ctx, userId);
  return { ctx: as(actor), userId };
}

test("nobody joins while there are no terms to agree to", async () => {
  const { ctx: juan } = await buyer();
  expect(await joinProgramme(juan, agreed)).toEqual({ ok: false, reason: "closed" });
  await publishDocument(ctx, terms);
});

test("a buyer joins once, with a code of the name, and what was agreed to is stored", async () => {
  const { ctx: juan, userId } = await buyer();
  const joined = await joinProgramme(juan, agreed);
  expect(joined).toMatchObject({
    ok: true,
    value: { code: expect.stringMatching(/^JUDE\d{6}$/), status: "active" },
  });
  expect(await joinProgramme(juan, agreed)).toEqual(joined);
  expect(await db.select().from(consents).where(eq(consents.subjectId, userId))).toMatchObject([
    { purpose: "affiliate_terms", document: "affiliate-terms", documentVersion: 1 },
  ]);
});

test("people of one name who join in one moment have codes of their own", async () => {
  const people = await Promise.all(
    Array.from({ length: 6 }, () => buyer(true, { firstName: "Ana", lastName: "Lim" })),
  );
  const joined = await Promise.all(people.map((one) => joinProgramme(one.ctx, agreed)));
  const codes = joined.map((one) => (one.ok ? one.value.code : one.reason));
  expect(new Set(codes).size).toBe(6);
  expect(codes.every((code) => code.startsWith("ANLI"))).toBe(true);
});

test("joining in two windows at once is joining once", async () => {
  const { ctx: juan, userId } = await buyer();
  const [one, two] = await Promise.all([joinProgramme(juan, agreed), joinProgramme(juan, agreed)]);
  expect(one).toMatchObject({ ok: true });
  expect(two).toEqual(one);
  const [customer] = await db.select().from(customers).where(eq(customers.userId, userId));
  expect(await db.$count(affiliates, eq(affiliates.customerId, customer?.id ?? ""))).toBe(1);
});

test("who may not join is told why", async () => {
  expect(await joinProgramme(as("visitor"), agreed)).toMatchObject({
    reason: "forbidden",
  });
  const stranger = as("customer", { userId: "nobody" });
  expect(await joinProgramme(stranger, agreed)).toMatchObject({ reason: "no_customer" });
  const { ctx: lead } = await buyer(false);
  expect(await joinProgramme(lead, agreed)).toMatchObject({ reason: "no_purchase" });
  const { ctx: juan } = await buyer();
  expect(await joinProgramme(juan, { termsVersion: 2 })).toMatchObject({ reason: "terms_changed" });
  await saveSettings(ctx, { affiliate_open: "false" });
  expect(await joinProgramme(juan, agreed)).toMatchObject({ reason: "closed" });
  await saveSettings(ctx, { affiliate_open: "true" });
});
