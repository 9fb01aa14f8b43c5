import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import { saveAutomation } from "#app/running/automations/commands/save-automation.server.ts";
import { automationOf } from "#app/running/automations/queries/automations.server.ts";
import { countRuns } from "#app/running/automations/queries/run-counts.server.ts";
import { clearCart } from "#app/selling/cart/commands/clear-cart.server.ts";
import { fillCart } from "#app/selling/cart/factories.ts";
import { carts } from "#app/selling/cart/tables.server.ts";
import { endMarketing } from "#app/reach/campaigns/commands/end-marketing.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { followLeftCarts } from "#app/selling/orders/jobs/follow-left-carts.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { findMail } from "#app/platform/mail/queries.server.ts";
import { suppress } from "#app/platform/mail/suppressions.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { actorOf } from "#tests/actor-of.ts";
import { NOW } from "#tests/now.ts";
import { DAY, HOUR, openAutomations } from "./automations.fixture.ts";

const { ctx, db, pool, as, at, owner, writing, run, turn, reader, sentTo, runsOf } =
  await openAutomations([followLeftCarts]);

const productId = await makeProduct(ctx, { name: "Vial of the test" });

describe("an abandoned cart", () => {
  beforeEach(async () => {
    const quiet = { quiet_hours_from: "21", quiet_hours_until: "8" };
    await saveSettings(ctx, { automation_mails: "3", ...quiet });
    await turn("abandoned_cart");
  });

  async function leftCart() {
    const who = await reader();
    const { cartId, token } = await fillCart(who.ctx, { productId });
    await db.update(carts).set({ userId: who.userId, updatedAt: NOW }).where(eq(carts.id, cartId));
    return { ...who, cartId, token };
  }

  test("is mailed of once, after its wait, without a word of what is in it", async () => {
    const { email } = await leftCart();
    await run(29);
    expect(await runsOf(email)).toEqual([]);
    await run(31);
    expect(await runsOf(email)).toMatchObject([{ state: "waiting", waitsFor: null }]);
    await run(4 * HOUR - 1);
    expect(await sentTo(email)).toEqual([]);
    for (const minutes of [4 * HOUR, 4 * HOUR + 5, 2 * DAY]) await run(minutes);
    const [mail, ...more] = await sentTo(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: "follow-cart", purpose: "marketing", withheldAt: null });
    expect(`${mail?.subject} ${mail?.html} ${mail?.text}`).not.toContain("Vial of the test");
    expect(mail?.unsubscribeUrl).toContain("/unsubscribe/");
    expect(await runsOf(email)).toMatchObject([{ state: "sent", mailId: mail?.id }]);
    expect((await countRuns(at(addMinutes(NOW, DAY)))).get("abandoned_cart")?.sent).toBe(1);
  });

  test.each([
    [
      "emptied",
      async ({ ctx: own, token }: Awaited<ReturnType<typeof leftCart>>) => {
        await clearCart(own, token);
      },
    ],
    [
      "came_back",
      async ({ cartId }: Awaited<ReturnType<typeof leftCart>>) => {
        const updatedAt = addMinutes(NOW, 3 * HOUR);
        await db.update(carts).set({ updatedAt }).where(eq(carts.id, cartId));
      },
    ],
    [
      "ordered",
      async ({ cartId }: Awaited<ReturnType<typeof leftCart>>) => {
        await makeOrder(at(addMinutes(NOW, HOUR)), { productId, cartId });
      },
    ],
    [
      "gone",
      async ({ cartId }: Awaited<ReturnType<typeof leftCart>>) => {
        await db.delete(carts).where(eq(carts.id, cartId));
      },
    ],
  ] as const)("is not mailed of when it %s meanwhile", async (why, act) => {
    const left = await leftCart();
    await run(31, writing);
    await act(left);
    await run(4 * HOUR, writing);
    expect(await sentTo(left.email)).toEqual([]);
    const [first] = await runsOf(left.email);
    expect(first).toMatchObject({ state: "left", endedWhy: why });
  });

  test("of somebody who did not agree, or no longer does, is not mailed of", async () => {
    const [never, before, between] = [await leftCart(), await leftCart(), await leftCart()];
    const end = ({ userId }: { userId: string }) =>
      db.update(customers).set({ marketingConsent: false }).where(eq(customers.userId, userId));
    await end(never);
    await run(31);
    expect(await runsOf(never.email)).toEqual([]);
    await end(before);
    await run(4 * HOUR, writing);
    expect(await runsOf(before.email)).toMatchObject([
      { state: "skipped", endedWhy: "no_consent" },
    ]);
    expect(await sentTo(before.email)).toEqual([]);
    // Written already, and not yet gone.
    expect(await sentTo(between.email)).toMatchObject([{ sentAt: null, withheldAt: null }]);
    await end(between);
    await run(4 * HOUR + 5);
    expect(await sentTo(between.email)).toMatchObject([{ withheldWhy: "no_consent" }]);
    expect(await runsOf(between.email)).toMatchObject([{ state: "skipped", endedWhy: "withheld" }]);
  });

  test("is not mailed of to a suppressed mailbox, and one press ends all news", async () => {
    const [stopped, pressed] = [await leftCart(), await leftCart()];
    await suppress(ctx, { address: stopped.email, reason: "staff" });
    await run(31);
    await run(4 * HOUR);
    expect(await runsOf(stopped.email)).toMatchObject([{ state: "skipped", endedWhy: "staff" }]);
    const [mail] = await sentTo(pressed.email);
    const opened = await findMail(ctx, mail?.id ?? "");
    const token = /unsubscribe\/([\w-]+)/.exec(opened?.unsubscribeUrl ?? "")?.[1] ?? "";
    expect(await endMarketing(ctx, token)).toMatchObject({ ok: true });
    expect(await endMarketing(ctx, token)).toMatchObject({ ok: true });
    expect(await endMarketing(ctx, `${token.slice(1)}x`)).toMatchObject({ reason: "unknown" });
    const own = eq(customers.userId, pressed.userId);
    expect(await db.$count(customers, and(own, eq(customers.marketingConsent, true)))).toBe(0);
  });

  test("two workers at once write one mail, and a kill in between loses none", async () => {
    const { email } = await leftCart();
    await run(31);
    await pool.query(`create function break_here() returns trigger language plpgsql as
      $$ begin raise exception 'killed'; end $$;
      create trigger break_here before update on automation_runs for each row
      when (new.state = 'sent') execute function break_here()`);
    await expect(run(4 * HOUR, writing)).rejects.toThrow("automations.run failed");
    await pool.query("drop trigger break_here on automation_runs; drop function break_here");
    expect(await sentTo(email)).toEqual([]);
    expect(await runsOf(email)).toMatchObject([{ state: "waiting" }]);
    await Promise.all([run(4 * HOUR + 1, writing), run(4 * HOUR + 1, writing)]);
    expect(await sentTo(email)).toHaveLength(1);
    expect(await runsOf(email)).toMatchObject([{ state: "sent" }]);
  });

  test("waits for the morning, and for room", async () => {
    const { email } = await leftCart();
    await turn("abandoned_cart", { delay: 12 });
    await run(31, writing);
    // 10 at night in Manila.
    await run(12 * HOUR, writing);
    expect(await runsOf(email)).toMatchObject([{ state: "waiting", waitsFor: "quiet_hours" }]);
    await run(22 * HOUR - 1, writing);
    expect(await sentTo(email)).toEqual([]);
    await saveSettings(ctx, { automation_mails: "1" });
    await db.insert(mails).values({
      id: ctx.ids.newId(),
      dedupeKey: `news of ${email}`,
      messageId: `news of ${email}`,
      to: email.toUpperCase(),
      kind: "campaign",
      subject: "News",
      html: "",
      text: "",
      purpose: "marketing",
      createdAt: addDays(NOW, -6),
    });
    await run(22 * HOUR, writing);
    expect(await runsOf(email)).toMatchObject([{ state: "waiting", waitsFor: "mail_limit" }]);
    expect((await countRuns(at(addMinutes(NOW, DAY)))).get("abandoned_cart")).toMatchObject({
      waiting: 0,
      limit: 1,
    });
    await run(DAY, writing);
    expect(await sentTo(email)).toHaveLength(1);
  });

  test("left before the automation was switched on, or while it is off, is not mailed of", async () => {
    const { email } = await leftCart();
    await turn("abandoned_cart", { isOn: false });
    await run(31);
    await turn("abandoned_cart", {}, { ...owner, now: addMinutes(NOW, 5 * HOUR) });
    await run(5 * HOUR);
    expect(await runsOf(email)).toEqual([]);
  });

  test("switched off while somebody waits, it ends for them; a new wait moves them along", async () => {
    const { email } = await leftCart();
    await run(31);
    await turn("abandoned_cart", { delay: 1, delayUnit: "days" });
    await run(4 * HOUR);
    expect(await runsOf(email)).toMatchObject([{ state: "waiting", dueAt: addDays(NOW, 1) }]);
    const fifth = addMinutes(NOW, 5 * HOUR);
    await turn("abandoned_cart", { delay: 1, delayUnit: "hours" }, { ...owner, now: fifth });
    expect(await runsOf(email)).toMatchObject([{ state: "waiting", dueAt: fifth }]);
    await turn("abandoned_cart", { isOn: false });
    expect(await runsOf(email)).toMatchObject([{ state: "left", endedWhy: "switched_off" }]);
    await run(DAY);
    expect(await sentTo(email)).toEqual([]);
  });
});

describe("an automation", () => {
  const wish = { isOn: true, delay: 5, delayUnit: "hours" } as const;

  test("is changed by who may, once of two at once, within its terms", async () => {
    const key = "abandoned_cart";
    for (const role of ["support", "fulfilment", "clinician", "customer"] as const) {
      const refused = await saveAutomation(as(actorOf(role)), wish, { key, version: 1 });
      expect(refused).toEqual({ ok: false, reason: "forbidden" });
    }
    const long = await saveAutomation(owner, { ...wish, delay: 73 }, { key, version: 1 });
    expect(long).toEqual({ ok: false, reason: "delay_outside", key });
    expect(await automationOf(db, key)).toMatchObject({ isOn: false, version: 1 });
    const both = await Promise.all(
      [1, 1].map((version) => saveAutomation(owner, wish, { key, version })),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await automationOf(db, key)).toMatchObject({ ...wish, onSince: NOW, version: 2 });
  });
});
