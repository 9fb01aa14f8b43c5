import { desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { followNewAccounts } from "#app/people/customers/jobs/follow-new-accounts.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { followLapsedBuyers } from "#app/selling/orders/jobs/follow-lapsed-buyers.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { followDeliveries } from "#app/reach/reviews/jobs/follow-deliveries.server.ts";
import { deliveredOrder } from "#app/reach/reviews/factories.ts";
import { reviews } from "#app/reach/reviews/tables.server.ts";
import { findMail } from "#app/platform/mail/queries.server.ts";
import { NOW } from "#tests/now.ts";
import { DAY, openAutomations } from "./automations.fixture.ts";

const { ctx, db, at, owner, run, turn, reader, sentTo, runsOf } = await openAutomations([
  followNewAccounts,
  followDeliveries,
  followLapsedBuyers,
]);

const productId = await makeProduct(ctx, { name: "Vial of the test" });

test("a new account that agreed is welcomed once", async () => {
  await turn("welcome");
  const [who, other] = [await reader(), await reader()];
  await db.update(customers).set({ createdAt: NOW }).where(eq(customers.id, who.customerId));
  const early = { createdAt: addDays(NOW, -3) };
  await db.update(customers).set(early).where(eq(customers.id, other.customerId));
  for (const minutes of [5, 61, 70]) await run(minutes);
  expect(await sentTo(who.email)).toMatchObject([{ kind: "follow-welcome" }]);
  expect(await sentTo(other.email)).toEqual([]);
});

describe("an order that arrived", () => {
  async function delivered() {
    const who = await reader();
    const token = await deliveredOrder(owner, productId);
    const [newest] = await db.select().from(orders).orderBy(desc(orders.id)).limit(1);
    const orderId = newest?.id ?? "";
    await db.update(orders).set({ email: who.email }).where(eq(orders.id, orderId));
    return { ...who, orderId, token };
  }

  test("is asked about a week later, once, by a link to its review", async () => {
    await turn("review_request");
    const { email, orderId } = await delivered();
    await run(5);
    await run(7 * DAY - 5);
    expect(await sentTo(email)).toEqual([]);
    await run(7 * DAY);
    await run(8 * DAY);
    const [mail, ...more] = await sentTo(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: "follow-review", aboutId: orderId });
    expect((await findMail(ctx, mail?.id ?? ""))?.text).toContain(`/review/${productId}`);
  });

  test("is not asked about when it was reviewed", async () => {
    await turn("review_request");
    const { email, orderId } = await delivered();
    await run(5);
    const words = { authorName: "Maria", rating: 5, text: "Good", status: "waiting" } as const;
    const id = ctx.ids.newId();
    await db.insert(reviews).values({ id, productId, orderId, ...words, createdAt: NOW });
    await run(7 * DAY);
    expect(await runsOf(email)).toMatchObject([{ state: "left", endedWhy: "reviewed" }]);
  });

  test("is the last one of somebody who is written to after a while, unless they order again", async () => {
    const [gone, back] = [await delivered(), await delivered()];
    await turn("win_back", { delay: 20 });
    await run(5);
    expect(await runsOf(back.email)).toMatchObject([{ state: "waiting" }]);
    const again = await makeOrder(at(addDays(NOW, 3)), { productId });
    await db.update(orders).set({ email: back.email }).where(eq(orders.id, again));
    await run(20 * DAY);
    expect(await sentTo(gone.email)).toMatchObject([{ kind: "follow-win-back" }]);
    expect(await runsOf(back.email)).toMatchObject([{ state: "left", endedWhy: "ordered" }]);
  });
});
