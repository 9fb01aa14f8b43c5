import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { consents } from "#app/running/consent/tables.server.ts";
import { setMarketing } from "#app/people/customers/commands/set-marketing.server.ts";
import { customers, emailChanges } from "#app/people/customers/tables.server.ts";
import { VISITOR, type Actor } from "#app/platform/access/actor.ts";
import { mailSuppressions } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { openSending, stopTokenOf, toOf } from "#tests/open-sending.ts";
import { makeReadyCampaign, makeSubscription } from "../factories.ts";
import { refusedTopics } from "../tables.server.ts";
import { chooseOwnTopics } from "./choose-own-topics.server.ts";
import { followEmailChange } from "./follow-email-change.server.ts";
import { chooseTopics } from "./choose-topics.server.ts";

const { as, ctx, db, letters, read, retry, run, send, server, readers } = await openSending();
const visitor = as(VISITOR);

/** The token in the mail that the newest campaign sent to an address. */
async function tokenOf(email: string): Promise<string> {
  await send(await makeReadyCampaign(ctx));
  await run();
  await run(1);
  const letter = letters().findLast((one) => toOf(one) === email);
  return stopTokenOf(letter ?? "");
}

const ledger = (subjectId: string) =>
  db
    .select({ wording: consents.wording, withdrawnAt: consents.withdrawnAt })
    .from(consents)
    .where(eq(consents.subjectId, subjectId))
    .orderBy(consents.givenAt, consents.id);

describe("a reader who wants less", () => {
  it("gets what they chose, from the next mail on, and the ledger has each change", async () => {
    const [email = "", other = ""] = await readers(2);
    const token = await tokenOf(email);
    expect(await chooseTopics(visitor, token, ["articles"])).toEqual({ ok: true, value: "chosen" });
    const before = letters().length;
    const offers = await makeReadyCampaign(ctx);
    await send(offers);
    await run(2);
    await run(3);
    const articles = await makeReadyCampaign(ctx, { topic: "articles" });
    await send(articles);
    await run(4);
    await run(5);
    expect(letters().slice(before).map(toOf).toSorted()).toEqual([email, other, other]);
    expect(await read(offers.id)).toMatchObject({ recipientCount: 1, sentCount: 1 });
    expect(await read(articles.id)).toMatchObject({ recipientCount: 2, sentCount: 2 });

    // The same again changes nothing; all again is a change.
    await chooseTopics(visitor, token, ["articles"]);
    await chooseTopics(visitor, token, ["articles", "offers"]);
    expect(await db.$count(refusedTopics)).toBe(0);
    const { rows } = await db.execute<{ id: string }>(
      `select id from newsletter_subscriptions where email = '${email}'`,
    );
    const entries = await ledger(rows[0]?.id ?? "");
    expect(
      entries.map(({ wording, withdrawnAt }) => [wording?.slice(0, 44), !withdrawnAt]),
    ).toEqual([
      ["I want the newsletter by email: new articles", false],
      ["I want by email: New and updated articles.", false],
      ["I want by email: News and offers; New and up", true],
    ]);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it("is asked again in the moment a mail leaves", async () => {
    const [email = ""] = await readers(2);
    const token = await tokenOf(email);
    const campaign = await makeReadyCampaign(ctx);
    await send(campaign);
    await server.turn("down");
    await expect(run(2)).rejects.toThrow("mail.deliver failed");
    await chooseTopics(visitor, token, ["articles"]);
    await server.turn("well");
    await retry();
    await run(3);
    expect(await read(campaign.id)).toMatchObject({ state: "sent", sentCount: 1, skippedCount: 1 });
  });

  it("who wants nothing gets nothing, and a new confirmation is to all of it", async () => {
    const [email = ""] = await readers(1);
    const token = await tokenOf(email);
    await chooseTopics(visitor, token, ["offers"]);
    expect(await chooseTopics(visitor, token, [])).toEqual({ ok: true, value: "ended" });
    expect(await db.select().from(mailSuppressions)).toMatchObject([{ reason: "unsubscribed" }]);
    expect(await chooseTopics(visitor, token, ["offers"])).toMatchObject({ reason: "ended" });
    expect(await chooseTopics(visitor, "x".repeat(43), ["offers"])).toMatchObject({
      reason: "unknown",
    });
    await db.execute(`delete from newsletter_subscriptions where email = '${email}'`);
    await makeSubscription(ctx, email);
    expect(await db.$count(refusedTopics)).toBe(0);
  });
});

describe("an account", () => {
  it("chooses for itself, while it gets news", async () => {
    const actor: Actor = await accountOf(ctx, "customer");
    const own = as(actor);
    const userId = actor.kind === "user" ? actor.userId : "";
    expect(await chooseOwnTopics(visitor, ["offers"])).toMatchObject({ reason: "forbidden" });
    expect(await chooseOwnTopics(own, ["offers"])).toMatchObject({ reason: "gets_none" });
    await setMarketing(own, true);
    expect(await chooseOwnTopics(own, ["offers"])).toEqual({ ok: true, value: "chosen" });
    const [customer] = await db.select().from(customers).where(eq(customers.userId, userId));
    expect(await db.select().from(refusedTopics)).toMatchObject([
      { email: customer?.email.toLowerCase(), topic: "articles" },
    ]);
    expect(await chooseOwnTopics(own, [])).toEqual({ ok: true, value: "ended" });
    expect(await ledger(userId)).toHaveLength(2);
    expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
  });

  it("that gets another address wants no more there than before", async () => {
    const actor = await accountOf(ctx, "customer");
    if (actor.kind !== "user") throw new Error("an account is a user");
    await db
      .insert(refusedTopics)
      .values({ email: actor.email, topic: "offers", createdAt: ctx.now });
    const changeId = ctx.ids.newId();
    const newEmail = `New-${changeId}@example.test`;
    const times = { askedAt: ctx.now, expiresAt: ctx.now, doneAt: ctx.now };
    const change = { id: changeId, userId: actor.userId, oldEmail: actor.email, newEmail };
    await db.insert(emailChanges).values({ ...change, ...times });
    for (const _ of [1, 2]) await followEmailChange(ctx, { changeId });
    const rows = await db.select({ email: refusedTopics.email }).from(refusedTopics);
    expect(rows.map(({ email }) => email).toSorted()).toEqual(
      [actor.email, newEmail.toLowerCase()].toSorted(),
    );
  });

  it("that chooses twice at once has one consent", async () => {
    const own = as(await accountOf(ctx, "customer"));
    await setMarketing(own, true);
    await Promise.all([chooseOwnTopics(own, ["offers"]), chooseOwnTopics(own, ["articles"])]);
    expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
  });
});
