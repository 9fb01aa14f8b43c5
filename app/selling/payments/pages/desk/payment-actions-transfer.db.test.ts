import { expect, it } from "vitest";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { readPart } from "#app/platform/list/read-part.server.ts";
import { ordersFor, readDesk } from "#app/selling/orders/queries/list-orders.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { addMinutes } from "#app/lib/dates.ts";
import { testContext } from "#tests/context.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { addTransferProof } from "../../commands/add-transfer-proof.server.ts";
import { gatewaysOf, orderToTransfer } from "../../factories.ts";
import { newPicture } from "#tests/new-picture.ts";
import { staffTransferMessages as say } from "../../texts/staff.ts";
import { proofsOfOrder } from "../../queries.server.ts";
import { PROOF_FILES } from "../../rules/transfer-terms.ts";
import { paymentActions } from "./payment-actions.server.ts";

const { ctx, db } = await testContext();
const services = { ctx, gateways: gatewaysOf() };
const act = (intent: string, orderId: string, texts: Record<string, string>) =>
  paymentActions[intent]?.(services, orderId, texts);

await publishLegalTexts(ctx);
const store = createDiskFiles(await temporaryFolder()).area(PROOF_FILES);

async function orderToCheck(minutes = 0) {
  const order = await orderToTransfer(ctx);
  const later = { ...ctx, now: addMinutes(ctx.now, minutes) };
  const { orderToken } = order;
  await addTransferProof(later, store, { orderToken, sent: await newPicture() });
  return order;
}

async function toCheck(): Promise<string[]> {
  const query = { search: "", filters: { show: "to-check" }, sort: "waiting" };
  const { rows } = await readPart(ordersFor(ctx.db, query), query);
  return rows.map(({ id }) => id);
}

it("takes an amount as staff type it", async () => {
  const { orderId } = await orderToTransfer(ctx);
  const texts = { received: "₱9,200.00", bankReference: " FT 1 " };
  expect(await act("confirm-transfer", orderId, texts)).toEqual({ ok: true, value: say.confirmed });
  expect(await act("confirm-transfer", orderId, texts)).toMatchObject({
    text: say.refused.already_paid,
  });
});

it("says what is wrong beside its field", async () => {
  const { orderId } = await orderToTransfer(ctx);
  const texts = { received: "lots", bankReference: " " };
  expect(await act("confirm-transfer", orderId, texts)).toEqual({
    ok: false,
    reason: "refused",
    text: say.checkFields,
    errors: { received: say.errors.amount, bankReference: say.errors.bankReference },
  });
  for (const received of ["0", "-1", ""]) {
    expect(
      await act("confirm-transfer", orderId, { received, bankReference: "FT 1" }),
    ).toMatchObject({ errors: { received: say.errors.amount } });
  }
  expect(await findOrder(db, orderId)).toMatchObject({ paymentStatus: "awaiting_transfer" });
});

it("says when the amount is another one", async () => {
  const { orderId } = await orderToTransfer(ctx);
  const texts = { received: "9100", bankReference: "FT 1" };
  expect(await act("confirm-transfer", orderId, texts)).toEqual({ ok: true, value: say.mismatch });
});

it.each([
  [{ reason: "unreadable" }, "We can’t read the picture."],
  [{ reason: "unreadable", note: "Take it closer." }, "We can’t read the picture. Take it closer."],
  [{ reason: "other", note: " Ask your bank. " }, "Ask your bank."],
])("declines for %o", async (texts, said) => {
  const { orderId } = await orderToCheck();
  expect(await act("decline-transfer", orderId, texts)).toEqual({ ok: true, value: say.declined });
  expect(await proofsOfOrder(db, orderId)).toMatchObject([{ answerReason: said }]);
});

it.each([
  [{}, { reason: say.errors.reason }],
  [{ reason: "because" }, { reason: say.errors.reason }],
  [{ reason: "other", note: " " }, { note: say.errors.note }],
  [{ reason: "not_arrived", note: "x".repeat(501) }, { note: say.errors.noteTooLong }],
])("does not decline for %o", async (texts: Record<string, string>, errors) => {
  const { orderId } = await orderToCheck();
  expect(await act("decline-transfer", orderId, texts)).toMatchObject({ ok: false, errors });
  expect(await findOrder(db, orderId)).toMatchObject({ proofWaitingSince: ctx.now });
});

it("lists what waits, the longest wait first, and counts it", async () => {
  for (const id of await toCheck()) await act("decline-transfer", id, { reason: "unreadable" });
  expect((await readDesk(db)).counts["to-check"]).toBe(0);
  const [late, early, middle] = [
    await orderToCheck(30),
    await orderToCheck(10),
    await orderToCheck(20),
  ];
  await orderToTransfer(ctx);
  expect(await toCheck()).toEqual([early.orderId, middle.orderId, late.orderId]);
  expect((await readDesk(db)).counts["to-check"]).toBe(3);
  await act("confirm-transfer", middle.orderId, { received: "9200", bankReference: "FT 2" });
  expect(await toCheck()).toEqual([early.orderId, late.orderId]);
});
