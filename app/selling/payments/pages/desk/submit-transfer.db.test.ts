import { beforeEach, expect, it } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { newPicture } from "#tests/new-picture.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { addTransferProof } from "../../commands/add-transfer-proof.server.ts";
import { declineTransfer } from "../../commands/decline-transfer.server.ts";
import { orderToTransfer } from "../../factories.ts";
import { PROOF_FILES } from "../../rules/transfer-terms.ts";
import { staffTransferMessages as say } from "../../texts/staff.ts";
import { loadTransfers } from "./load-transfers.server.ts";
import { submitTransfer } from "./submit-transfer.server.ts";

const { ctx, db, as } = await testContext();
const manager = as(await accountOf(ctx, "manager"));
const support = as(await accountOf(ctx, "support"));
const env = { appUrl: "https://shop.example.test" };

await publishLegalTexts(ctx);
const store = createDiskFiles(await temporaryFolder()).area(PROOF_FILES);

const PAID: Record<string, string> = {
  intent: "confirm-transfer",
  received: "9200",
  bankReference: "FT 1",
};
const POOR: Record<string, string> = { intent: "decline-transfer", reason: "unreadable", note: "" };

function submit(fields: Record<string, string>, who = manager) {
  const request = new Request(env.appUrl, { method: "POST", body: new URLSearchParams(fields) });
  return submitTransfer({ ctx: who, env }, request);
}

/** An order whose proof has waited since some minutes after the start. */
async function waiting(minutes: number) {
  const { orderId, orderToken } = await orderToTransfer(ctx);
  const later = { ...ctx, now: addMinutes(ctx.now, minutes) };
  await addTransferProof(later, store, { orderToken, sent: await newPicture() });
  const order = await findOrder(db, orderId);
  return { orderId, number: order?.orderNumber ?? "" };
}

const queue = async (asked: string | null = null, who = manager) => {
  const { left, current } = await loadTransfers(who, asked);
  return { left, id: current?.id, next: current?.next };
};

beforeEach(async () => {
  let { id } = await queue();
  while (id !== undefined) {
    await declineTransfer(manager, { orderId: id, reason: "Not readable." });
    ({ id } = await queue());
  }
});

it("shows the longest wait, and after the last one the first again", async () => {
  expect(await queue()).toEqual({ left: 0, id: undefined, next: undefined });
  const [late, early] = [await waiting(20), await waiting(10)];
  expect(await queue()).toEqual({ left: 2, id: early.orderId, next: late.orderId });
  expect(await queue(late.orderId)).toEqual({ left: 2, id: late.orderId, next: early.orderId });
  expect(await queue("nonsense")).toMatchObject({ id: early.orderId });
});

it.each([
  [PAID, say.confirmed],
  [{ ...PAID, received: "9100" }, say.mismatch],
  [POOR, say.declined],
])("leads to the transfer after it: %o", async (fields, said) => {
  await waiting(10);
  const [middle, last] = [await waiting(20), await waiting(30)];
  const answer = await submit({ ...fields, orderId: middle.orderId });
  if (!(answer instanceof Response)) throw new Error("the answer was refused");
  expect(answer.headers.get("location")).toBe(`/admin/orders/to-check?order=${last.orderId}`);
  const flash = decodeURIComponent(answer.headers.get("set-cookie") ?? "");
  expect(flash).toContain(`${middle.number}: ${said}`);
  expect(await queue(middle.orderId)).not.toMatchObject({ id: middle.orderId });
});

it("leads to the empty queue after the only one, and tells a panel in place", async () => {
  const { orderId } = await waiting(10);
  const answer = await submit({ ...PAID, orderId });
  expect(answer).toBeInstanceOf(Response);
  expect(answer).toHaveProperty("status", 303);
  const other = await waiting(20);
  expect(await submit({ ...PAID, orderId: other.orderId, beside: "yes" })).toMatchObject({
    data: { about: other.orderId, done: `${other.number}: ${say.confirmed}` },
  });
});

it("keeps the reason of what was wrong, and of a colleague who was first", async () => {
  const { orderId, number } = await waiting(10);
  const typo = await submit({ ...PAID, orderId, received: "lots" });
  expect(typo).toMatchObject({
    data: { about: orderId, errors: { received: say.errors.amount }, values: { received: "lots" } },
    init: { status: 422 },
  });
  const raced = await Promise.all([1, 2].map(() => submit({ ...PAID, orderId, beside: "yes" })));
  expect(raced).toContainEqual(
    expect.objectContaining({
      data: expect.objectContaining({ text: `${number}: ${say.refused.already_paid}` }),
      init: { status: 409 },
    }),
  );
  expect(await submit({ ...POOR, orderId })).toMatchObject({
    data: { text: `${number}: ${say.refused.nothing_waiting}`, errors: {} },
  });
  expect(await submit({ ...PAID, orderId: "nonsense" })).toMatchObject({ init: { status: 404 } });
  expect(await submit({ intent: "toString", orderId })).toMatchObject({ init: { status: 400 } });
});

it("shows proofs to those who may only read, and takes no answer from them", async () => {
  const { orderId } = await waiting(10);
  const shown = await loadTransfers(support, orderId);
  expect(shown).toMatchObject({ mayAnswer: false, current: { transfer: { mayAnswer: false } } });
  expect(shown.current?.transfer.proofs).toMatchObject([{ number: 1, answer: null }]);
  expect(await submit({ ...PAID, orderId }, support)).toMatchObject({ init: { status: 409 } });
  expect(await queue(orderId)).toMatchObject({ id: orderId });
});
