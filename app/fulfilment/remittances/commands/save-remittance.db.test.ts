import { and, eq, isNull } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { orderJobs } from "#app/selling/orders/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import { BY_ITSELF } from "#app/selling/payments/rules/finding-terms.ts";
import { payments } from "#app/selling/payments/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { CARRIER, deliveredOrder, draftOf, DUE, remit } from "../factories.ts";
import { findRemittance } from "../queries/remittance-files.server.ts";
import { sumLines } from "../rules/sum-lines.ts";
import { cashFindings, remittanceDrafts, remittanceLines } from "../tables.server.ts";
import { compareCash } from "./compare-cash.server.ts";
import { discardRemittance } from "./discard-remittance.server.ts";
import { prepareRemittance } from "./prepare-remittance.server.ts";
import { saveRemittance } from "./save-remittance.server.ts";

const { ctx, db, pool, as, at } = await testContext({ connections: 12 });
await publishLegalTexts(ctx);
const fulfilment = as("fulfilment");

const openOf = (tracking: string) =>
  db
    .select()
    .from(cashFindings)
    .where(and(eq(cashFindings.tracking, tracking), isNull(cashFindings.endedAt)));
const kindsOf = async (tracking: string) => (await openOf(tracking)).map(({ kind }) => kind);
const paymentsOf = (orderId: string) =>
  db.select().from(payments).where(eq(payments.orderId, orderId));

describe("cash to the peso", () => {
  it("pays its orders, each once, and leaves nothing to do", async () => {
    const [one, two] = [await deliveredOrder(ctx), await deliveredOrder(ctx)];
    const fileId = await remit(fulfilment, [
      { tracking: one.tracking, fee: 9_200 },
      { tracking: two.tracking },
    ]);
    for (const { orderId, tracking } of [one, two]) {
      expect(await findOrder(db, orderId)).toMatchObject({ paymentStatus: "paid" });
      expect(await paymentsOf(orderId)).toMatchObject([{ gateway: "cod", amount: DUE }]);
      expect(await kindsOf(tracking)).toEqual([]);
    }
    const file = await findRemittance(db, fileId);
    expect(sumLines(file?.lines ?? [])).toEqual({
      expected: 2 * DUE,
      collected: 2 * DUE,
      difference: 0,
      fees: 9_200,
      withheld: 0,
      remitted: 2 * DUE - 9_200,
    });
  });

  it("may come in parts, with any file: short until the rest is there", async () => {
    const { orderId, tracking } = await deliveredOrder(ctx);
    await remit(fulfilment, [{ tracking, collected: 900_000 }]);
    expect(await openOf(tracking)).toMatchObject([
      { kind: "short", amount: 900_000, expected: DUE, orderId, carrier: CARRIER },
    ]);
    expect(await findOrder(db, orderId)).toMatchObject({ paymentStatus: "cod_due" });
    await remit(fulfilment, [{ tracking, collected: 20_000 }]);
    expect(await kindsOf(tracking)).toEqual([]);
    expect(await findOrder(db, orderId)).toMatchObject({ paymentStatus: "paid" });
    const ended = await db.select().from(cashFindings).where(eq(cashFindings.tracking, tracking));
    expect(ended).toMatchObject([{ kind: "short", endedBy: BY_ITSELF }]);
  });

  it("may be with any of the parcels of its order", async () => {
    const { orderId, tracking } = await deliveredOrder(ctx);
    const second = `${tracking}B`;
    await db.insert(parcels).values({
      id: ctx.ids.newId(),
      orderId,
      number: 2,
      courier: CARRIER,
      trackingNumber: second.toLowerCase(),
      shippedAt: ctx.now,
      deliveredAt: ctx.now,
    });
    await remit(fulfilment, [
      { tracking, collected: 500_000 },
      { tracking: second, collected: DUE - 500_000 },
    ]);
    expect(await kindsOf(tracking)).toEqual([]);
    expect(await findOrder(db, orderId)).toMatchObject({ paymentStatus: "paid" });
    // The shop ships cash orders whole, so this test undoes its own partial shipment.
    const taken = { shippedAt: null, deliveredAt: null };
    await db.update(parcels).set(taken).where(eq(parcels.number, 2));
  });
});

describe("cash that differs", () => {
  it("is too much, or came twice and was taken back", async () => {
    const [over, twice] = [await deliveredOrder(ctx), await deliveredOrder(ctx)];
    await remit(fulfilment, [
      { tracking: over.tracking, collected: DUE + 1 },
      { tracking: twice.tracking },
      { tracking: twice.tracking },
    ]);
    expect(await kindsOf(over.tracking)).toEqual(["over"]);
    expect(await kindsOf(twice.tracking)).toEqual(["double"]);
    await remit(fulfilment, [{ tracking: twice.tracking, collected: -DUE }]);
    expect(await kindsOf(twice.tracking)).toEqual([]);
    expect(await findOrder(db, twice.orderId)).toMatchObject({ paymentStatus: "paid" });
  });

  it("is of nobody, until its parcel's number is corrected", async () => {
    const { orderId, tracking } = await deliveredOrder(ctx);
    const right = `${tracking}X`;
    await remit(fulfilment, [{ tracking: right }]);
    expect(await openOf(right)).toMatchObject([{ kind: "unknown", orderId: null, expected: 0 }]);
    await db.update(parcels).set({ trackingNumber: right }).where(eq(parcels.orderId, orderId));
    await compareCash(ctx);
    expect(await kindsOf(right)).toEqual([]);
    expect(await findOrder(db, orderId)).toMatchObject({ paymentStatus: "paid" });
    const own = eq(remittanceLines.tracking, right);
    expect(await db.select().from(remittanceLines).where(own)).toMatchObject([
      { orderId, expected: DUE, collected: DUE },
    ]);
  });

  it("is for an order that owed none, or for one that came back", async () => {
    const paid = await deliveredOrder(ctx);
    await db.update(orders).set({ paymentMethod: "bank" }).where(eq(orders.id, paid.orderId));
    const back = await deliveredOrder(ctx);
    await db.update(parcels).set({ returnedAt: ctx.now }).where(eq(parcels.orderId, back.orderId));
    await remit(fulfilment, [{ tracking: paid.tracking }, { tracking: back.tracking }]);
    expect(await kindsOf(paid.tracking)).toEqual(["not_cash"]);
    expect(await kindsOf(back.tracking)).toEqual(["returned"]);
    await db.update(orders).set({ paymentMethod: "cod" }).where(eq(orders.id, paid.orderId));
    await db.update(parcels).set({ returnedAt: null }).where(eq(parcels.orderId, back.orderId));
    await compareCash(ctx);
    expect(await kindsOf(paid.tracking)).toEqual([]);
  });

  it("is missing 14 days after the delivery, and no sooner", async () => {
    const { tracking } = await deliveredOrder(ctx);
    await compareCash(at(addDays(ctx.now, 13)));
    expect(await kindsOf(tracking)).toEqual([]);
    await compareCash(at(addDays(ctx.now, 14)));
    expect(await openOf(tracking)).toMatchObject([{ kind: "missing", amount: 0, expected: DUE }]);
    await remit(fulfilment, [{ tracking }]);
    expect(await kindsOf(tracking)).toEqual([]);
  });
});

describe("a file", () => {
  const file = { carrier: CARRIER, fileName: "cod.csv", bytes: new Uint8Array([7]) };
  const line = { rowNo: 2, collected: 1, fee: 0, remitted: 1, deliveredOn: null };
  const read = { columns: [], lines: [{ ...line, tracking: "ONCE" }], bad: [] };

  it("counts once, and not before it is saved", async () => {
    const prepared = await prepareRemittance(fulfilment, { ...file, read });
    const again = await prepareRemittance(fulfilment, { ...file, read });
    if (!prepared.ok || !again.ok) throw new Error("not prepared");
    expect(await kindsOf("ONCE")).toEqual([]);
    expect(await saveRemittance(fulfilment, prepared.value)).toMatchObject({ ok: true });
    expect(await saveRemittance(fulfilment, prepared.value)).toMatchObject({ reason: "not_found" });
    expect(await saveRemittance(fulfilment, again.value)).toMatchObject({ reason: "known_file" });
    expect(await prepareRemittance(fulfilment, { ...file, read })).toMatchObject({
      reason: "known_file",
    });
    expect(await kindsOf("ONCE")).toEqual(["unknown"]);
  });

  it("is of a courier that the shop knows, has lines, and not too many", async () => {
    const refusalOf = async (given: object) =>
      prepareRemittance(fulfilment, { ...file, read, ...given });
    expect(await refusalOf({ carrier: "Nobody" })).toMatchObject({ reason: "no_carrier" });
    expect(await refusalOf({ read: { ...read, lines: [] } })).toMatchObject({ reason: "no_lines" });
    const lines = Array.from({ length: 1_001 }, () => read.lines[0]);
    expect(await refusalOf({ read: { ...read, lines } })).toMatchObject({ reason: "too_many" });
  });

  it("can be discarded, and goes by itself after a day", async () => {
    const old = await draftOf(fulfilment, [{ tracking: "OLD" }]);
    const next = await draftOf({ ...fulfilment, now: addDays(ctx.now, 2) }, [{ tracking: "NEXT" }]);
    if (!old.ok || !next.ok) throw new Error("not prepared");
    const left = await db.select({ id: remittanceDrafts.id }).from(remittanceDrafts);
    expect(left).toEqual([{ id: next.value }]);
    expect(await discardRemittance(fulfilment, next.value)).toMatchObject({ ok: true });
    expect(await discardRemittance(fulfilment, next.value)).toMatchObject({ reason: "not_found" });
  });

  it.each(["support", "marketing", "customer"] as const)("is not for %s", async (role) => {
    const who = as(role);
    const draft = await draftOf(fulfilment, [{ tracking: `OF-${role}` }]);
    if (!draft.ok) throw new Error(draft.reason);
    const refused = { ok: false, reason: "forbidden" };
    expect(await draftOf(who, [{ tracking: "NO" }])).toEqual(refused);
    expect(await saveRemittance(who, draft.value)).toEqual(refused);
    expect(await discardRemittance(who, draft.value)).toEqual(refused);
  });
});

test("a tracking number is remitted once, and its order paid once, by six files at the same time", async () => {
  const { orderId, tracking } = await deliveredOrder(ctx);
  await Promise.all(Array.from({ length: 6 }, () => remit(fulfilment, [{ tracking }])));
  const lines = await db
    .select()
    .from(remittanceLines)
    .where(eq(remittanceLines.tracking, tracking));
  expect(lines.filter(({ verdict }) => verdict === "first")).toHaveLength(1);
  expect(lines.filter(({ expected }) => expected > 0)).toHaveLength(1);
  expect(await kindsOf(tracking)).toEqual(["double"]);
  expect((await paymentsOf(orderId)).length).toBeLessThanOrEqual(1);
});

test("the money of a line never changes, and no line is deleted", async () => {
  await remit(fulfilment, [{ tracking: "STAYS" }]);
  const own = eq(remittanceLines.tracking, "STAYS");
  const refused = { cause: { message: "a line of a remittance stays as it came" } };
  const changed = db.update(remittanceLines).set({ collected: 1 }).where(own);
  await expect(changed).rejects.toMatchObject(refused);
  await expect(db.delete(remittanceLines).where(own)).rejects.toMatchObject(refused);
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, orderJobs);
  expect(await checkInvariants(db)).toEqual([]);
});
