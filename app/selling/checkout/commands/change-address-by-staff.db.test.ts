import { expect, test } from "vitest";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { fakeGateway, gatewaysOf, payOrder, paymentJobs } from "#app/selling/payments/factories.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { buyerForm, liftReservationLimits, orderToChange } from "../factories.ts";
import { addressMark } from "../rules/address-mark.ts";
import { changeAddressByStaff } from "./change-address-by-staff.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
await liftReservationLimits(ctx);
const guest = as("visitor");
const manager = as("manager");
const gateway = fakeGateway();
const form = { ...buyerForm(), address: "7 Session Road", city: "Baguio City" };

const newOrder = () =>
  orderToChange(ctx, { buyer: guest, holder: guest }, gatewaysOf(gateway), {
    paymentMethod: "card",
  });

test("staff correct where it goes, and its buyer reads about it", async () => {
  const order = await newOrder();
  const shown = addressMark(await order.now());
  const wish = { orderId: order.id, form, shown };
  expect(await changeAddressByStaff(as("support"), wish)).toMatchObject({
    reason: "forbidden",
  });
  expect(await changeAddressByStaff(manager, wish)).toMatchObject({ ok: true });
  expect(await order.now()).toMatchObject({ address: "7 Session Road", city: "Baguio City" });
  await drainJobs(pool, paymentJobs(gateway));
  const told = (await db.select().from(mails)).filter(({ subject }) =>
    subject.includes("has a new address"),
  );
  expect(told).toMatchObject([{ text: expect.stringContaining("7 Session Road") }]);
  // A colleague who saw the old address gets to see the new one first.
  expect(await changeAddressByStaff(manager, wish)).toMatchObject({ reason: "changed_meanwhile" });
});

test("not once its parcel has left", async () => {
  const order = await newOrder();
  await payOrder(ctx, order.id);
  for (const to of ["processing", "shipped"] as const) {
    await moveOrder(ctx, { orderId: order.id, to });
  }
  const wish = { orderId: order.id, form, shown: addressMark(await order.now()) };
  expect(await changeAddressByStaff(manager, wish)).toMatchObject({ reason: "left" });
});
