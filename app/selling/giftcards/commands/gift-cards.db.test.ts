import { eq, like } from "drizzle-orm";
import { expect, it, test } from "vitest";
import { addDays, shopDay } from "#app/lib/dates.ts";
import { ok, refuse } from "#app/lib/result.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { creditOf } from "#app/selling/credit/queries/credit.server.ts";
import { fakeGateway, GATEWAY, gatewaysOf, tell } from "#app/selling/payments/factories.ts";
import type { Gateway } from "#app/selling/payments/gateways/gateway.ts";
import { paymentsJobs } from "#app/selling/payments/jobs.server.ts";
import { currentFindings } from "#app/selling/payments/queries/current-findings.server.ts";
import { payments } from "#app/selling/payments/tables.server.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import type { Actor } from "#app/platform/access/actor.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { findMail } from "#app/platform/mail/queries.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { cardForm, orderCard, paidCard, sentCard } from "../factories.ts";
import { forgetUnpaid, giftCardsJobs, sendDueCards } from "../jobs.server.ts";
import {
  findCard,
  owedByCards,
  owedCards,
  redeemerOf,
  refundOfCard,
} from "../queries/cards.server.ts";
import { cardsFor } from "../queries/list-cards.server.ts";
import { stateOf } from "../rules/card-terms.ts";
import { giftCards } from "../tables.server.ts";
import { buyCard } from "./buy-card.server.ts";
import { payCard } from "./pay-card.server.ts";
import { redeemCard } from "./redeem-card.server.ts";
import { resendCard } from "./resend-card.server.ts";
import { voidCard } from "./void-card.server.ts";

const { ctx, db, pool, as } = await testContext();
const limiter = createRateLimiter(pool);
const manager = as("manager");
const links = { appUrl: "https://shop.example.test" };
const refunding = fakeGateway({ refund: async () => ok({}) });
const reason = { reason: "The buyer asked", byHand: "" };

const aCustomer = () => accountOf(ctx, "customer");
const redeem = (actor: Actor, code: string) =>
  redeemCard({ ctx: { ...ctx, actor }, limiter }, code);
const voided = (id: string, input = reason, gateway: Gateway = refunding) =>
  voidCard(manager, gatewaysOf(gateway), id, input);
const stateNow = async (id: string) => {
  const card = await findCard(db, id);
  return card && stateOf(card);
};
const drain = (gateway: Gateway = refunding) =>
  drainJobs(
    pool,
    planOf(
      { tasks: [deliverMail] },
      paymentsJobs({ gateways: gatewaysOf(gateway), files: createDiskFiles("nowhere") }),
      giftCardsJobs,
    ),
  );

async function balanceOf(actor: Actor) {
  const customer = actor.kind === "user" ? await customerOfUser(db, actor.userId) : undefined;
  return customer ? creditOf(db, customer.id) : 0;
}

const mailsAbout = (id: string) =>
  db
    .select({ id: mails.id, kind: mails.kind, to: mails.to, text: mails.text })
    .from(mails)
    .where(like(mails.dedupeKey, `%${id}%`))
    .orderBy(mails.createdAt, mails.id);

it("is paid, mailed on its day, and redeemed by another person", async () => {
  const owed = await owedByCards(db);
  const day = shopDay(addDays(ctx.now, 3));
  const { id, amount } = await paidCard(ctx, { sendOn: day });
  await drain();
  expect(await stateNow(id)).toBe("waiting");
  expect(await owedByCards(db)).toBe(owed + amount);
  expect(await mailsAbout(id)).toMatchObject([
    { kind: "gift-card-bought", to: "rosa@example.com" },
  ]);
  const job = { ...ctx, links } as Parameters<typeof sendDueCards.run>[0];
  await sendDueCards.run({ ...job, now: addDays(ctx.now, 2) }, {});
  expect(await stateNow(id)).toBe("waiting");
  const onDay = { ...job, now: addDays(ctx.now, 3) };
  await Promise.all([sendDueCards.run(onDay, {}), sendDueCards.run(onDay, {})]);
  const [, gift, ...more] = await mailsAbout(id);
  expect(more).toEqual([]);
  expect(gift).toMatchObject({ kind: "gift-card", to: "ana@example.com" });
  const code =
    /GIFT(?:-\w{4}){7}/.exec((await findMail(ctx, gift?.id ?? ""))?.text ?? "")?.[0] ?? "";
  expect(gift?.text).not.toContain(code);
  const recipient = await aCustomer();
  expect(await redeem(recipient, code.toLowerCase())).toEqual(ok({ amount }));
  expect(await balanceOf(recipient)).toBe(amount);
  expect(await redeem(recipient, code)).toEqual(refuse("used"));
  expect(await redeemerOf(db, id)).toBeDefined();
  expect(await owedByCards(db)).toBe(owed);
});

it("is redeemed once by several people at once", async () => {
  const { code, amount } = await sentCard(ctx);
  const people = await Promise.all([aCustomer(), aCustomer(), aCustomer()]);
  const answers = await Promise.all(people.map((actor) => redeem(actor, code)));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(answers.filter((answer) => !answer.ok && answer.reason === "used")).toHaveLength(2);
  const balances = await Promise.all(people.map(balanceOf));
  expect(balances.toSorted((a, b) => a - b)).toEqual([0, 0, amount]);
});

it("is ordered once by a form sent several times at once, and not by a changed one", async () => {
  await saveSettings(ctx, { gift_cards: "true" });
  const form = cardForm(ctx);
  const answers = await Promise.all([1, 2, 3].map(() => buyCard(ctx, GATEWAY, form)));
  expect(new Set(answers.map((answer) => answer.ok && answer.value.cardId)).size).toBe(1);
  expect(await buyCard(ctx, GATEWAY, { ...form, amount: 500 })).toEqual(refuse("key_used"));
});

test.each([
  ["off", { gift_cards: "false" }, {}],
  ["amount", { gift_cards: "true" }, { amount: 999 }],
  ["method", { gift_cards: "true", pay_maya: "false" }, { paymentMethod: "maya" as const }],
])("a card is not sold: %s", async (why, settings, given) => {
  await saveSettings(ctx, settings);
  const before = await db.$count(giftCards);
  expect(await buyCard(ctx, GATEWAY, cardForm(ctx, given))).toEqual(refuse(why));
  expect(await db.$count(giftCards)).toBe(before);
});

it("is paid once, by its amount alone, and also late", async () => {
  const { id, reference, paymentId } = await orderCard(ctx);
  expect(await tell(ctx, reference, { amount: 1 })).toMatchObject({
    value: { outcome: "mismatch" },
  });
  const findings = await currentFindings(db, ctx.now);
  expect(findings.filter((one) => one.reference === reference)).toMatchObject([
    { kind: "other_amount", orderId: null, expected: 100_000 },
  ]);
  await tell(ctx, reference, { type: "payment.cancelled" });
  expect(await stateNow(id)).toBe("unpaid");
  const told = await Promise.all([tell(ctx, reference), tell(ctx, reference)]);
  const outcomes = told.map((answer) => (answer.ok ? answer.value.outcome : answer.reason));
  expect(outcomes.toSorted()).toEqual(["ignored", "settled"]);
  expect(await stateNow(id)).toBe("waiting");
  expect((await currentFindings(db, ctx.now)).filter((one) => one.reference === reference)).toEqual(
    [],
  );
  expect(await db.$count(payments, eq(payments.id, paymentId))).toBe(1);
});

it("opens one payment page, and a new order after a failed attempt", async () => {
  const back = { returnUrl: links.appUrl, cancelUrl: links.appUrl };
  const { id: cardId, reference } = await orderCard(ctx);
  const pay = (id: string, key = ctx.ids.newId()) =>
    payCard(ctx, fakeGateway(), { cardId: id, key }, back);
  const redirectUrl = `https://pay.example.test/${reference}`;
  expect(await pay(cardId)).toEqual(ok({ cardId, redirectUrl }));
  await tell(ctx, reference, { type: "payment.failed" });
  const key = ctx.ids.newId();
  const [again, twice] = [await pay(cardId, key), await pay(cardId, key)];
  expect(again.ok && again.value.cardId).not.toBe(cardId);
  expect(twice).toEqual(again);
  await tell(ctx, reference);
  expect(await pay(cardId)).toEqual(refuse("not_payable"));
});

it("is void after a refund, which its buyer gets by mail", async () => {
  const { id, code } = await sentCard(ctx);
  expect(await voidCard(as("support"), gatewaysOf(refunding), id, reason)).toEqual(
    refuse("forbidden"),
  );
  expect(await voided(id)).toEqual(ok(undefined));
  expect(await voided(id)).toEqual(refuse("void"));
  await drain();
  const card = await findCard(db, id);
  expect(await refundOfCard(db, card?.paymentId ?? "")).toMatchObject({ status: "done" });
  expect(await redeem(await aCustomer(), code)).toEqual(refuse("void"));
  expect((await mailsAbout(id)).at(-1)).toMatchObject({ kind: "gift-card-refunded" });
  const logged = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(logged.map(({ action }) => action).toSorted()).toEqual([
    "gift_card.ordered",
    "gift_card.voided",
  ]);
});

it("is refunded by hand if the provider cannot, or refused", async () => {
  const { id } = await sentCard(ctx);
  const other = fakeGateway({ name: "other" });
  expect(await voided(id, reason, other)).toEqual(refuse("by_hand_only"));
  const refusing = fakeGateway({ refund: async () => refuse("declined") });
  expect(await voided(id, reason, refusing)).toEqual(ok(undefined));
  await drain(refusing);
  const { paymentId = "" } = (await findCard(db, id)) ?? {};
  expect(await refundOfCard(db, paymentId)).toMatchObject({ status: "failed" });
  const query = { search: "", filters: { show: "unrefunded" }, sort: "-created" };
  expect(await cardsFor(db, query).count()).toBe(1);
  expect(await voided(id, { ...reason, byHand: "BDO 123" })).toEqual(ok(undefined));
  expect(await refundOfCard(db, paymentId)).toMatchObject({ status: "done", byHand: "BDO 123" });
  expect(await cardsFor(db, query).count()).toBe(0);
  expect(await voided(id)).toEqual(refuse("void"));
});

test("a card that is void and redeemed at once is one of both", async () => {
  const { id, code } = await sentCard(ctx);
  const actor = await aCustomer();
  const [ended, redeemed] = await Promise.all([voided(id), redeem(actor, code)]);
  expect(ended.ok).not.toBe(redeemed.ok);
  expect(await stateNow(id)).toBe(ended.ok ? "void" : "redeemed");
  await drain();
});

test("an unpaid and a redeemed card are neither void nor sent again", async () => {
  const { id: unpaid } = await orderCard(ctx);
  const { id: redeemed, code } = await sentCard(ctx);
  await redeem(await aCustomer(), code);
  for (const [id, why] of [
    [unpaid, "unpaid"],
    [redeemed, "redeemed"],
    [ctx.ids.newId(), "not_found"],
  ] as const) {
    expect(await voided(id)).toEqual(refuse(why));
    expect(await resendCard(manager, links, id, "new@example.com")).toEqual(refuse(why));
  }
});

it("goes to a corrected address with a new code, and the old code ends", async () => {
  const { id, code } = await sentCard(ctx);
  const to = "right@example.com";
  expect(await resendCard(as("support"), links, id, to)).toEqual(refuse("forbidden"));
  expect(await resendCard(manager, links, id, to)).toEqual(ok(undefined));
  const sent = (await mailsAbout(id)).filter(({ kind }) => kind === "gift-card");
  expect(sent.map((mail) => mail.to)).toEqual(["ana@example.com", to]);
  const actor = await aCustomer();
  expect(await redeem(actor, code)).toEqual(refuse("unknown"));
  const text = (await findMail(ctx, sent[1]?.id ?? ""))?.text ?? "";
  const fresh = /GIFT(?:-\w{4}){7}/.exec(text)?.[0] ?? "";
  expect((await redeem(actor, fresh)).ok).toBe(true);
});

test("an account has a limited number of tries", async () => {
  const actor = await aCustomer();
  const answers: string[] = [];
  for (let n = 0; n < 11; n += 1) {
    const answer = await redeem(actor, "GIFT-0000");
    answers.push(answer.ok ? "ok" : answer.reason);
  }
  expect(answers).toEqual([...Array<string>(10).fill("unknown"), "too_many"]);
});

test("unpaid cards are removed after 30 days with their attempts, and paid ones stay", async () => {
  const { id, paymentId } = await orderCard(ctx);
  const { id: paid } = await paidCard(ctx);
  await db.update(payments).set({ nextAskAt: null }).where(eq(payments.id, paymentId));
  const job = { ...ctx, links } as Parameters<typeof forgetUnpaid.run>[0];
  await forgetUnpaid.run({ ...job, now: addDays(ctx.now, 30) }, {});
  expect(await findCard(db, id)).toBeDefined();
  await forgetUnpaid.run({ ...job, now: addDays(ctx.now, 31) }, {});
  expect(await findCard(db, id)).toBeUndefined();
  expect(await db.$count(payments, eq(payments.id, paymentId))).toBe(0);
  expect(await findCard(db, paid)).toBeDefined();
});

test("after all this the shop still adds up", async () => {
  await drain();
  const sum = (await owedCards(db)).reduce((total, { amount }) => total + amount, 0);
  expect(sum).toBe(await owedByCards(db));
  expect(
    await db.$count(mails, like(mails.text, "%GIFT-____-____-____-____-____-____-____%")),
  ).toBe(0);
  expect(await checkInvariants(db)).toEqual([]);
});
