import { desc, eq } from "drizzle-orm";
import { beforeAll, expect, it, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { fillCart } from "#app/selling/cart/factories.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { orderToken } from "#app/selling/orders/rules/order-link.ts";
import { fakeGateway, payOrder, paymentJobs } from "#app/selling/payments/factories.ts";
import { loadPlaces } from "#app/running/places/commands/load-places.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { place } from "../factories.ts";
import { addressInput } from "../input.ts";
import { changeOwnAddress } from "./change-own-address.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const guest = as("visitor");
beforeAll(() => loadPlaces(ctx));

let made = 0;

async function paidOrder() {
  const productId = await makeProduct(ctx, { name: `Product ${(made += 1)}`, price: 500_000 });
  const order = await place(guest, await fillCart(guest, { productId }));
  await payOrder(ctx, order.id);
  return { ...order, orderToken: orderToken(ctx, order) };
}

const baguio = addressInput("card").parse({
  firstName: "Maria",
  lastName: "Santos",
  phone: "0917 123 4567",
  address: "1 Session Road",
  addressLine2: " 2nd floor ",
  barangay: "",
  city: "baguio",
  province: "",
  postalCode: "2600",
});

it("sends a paid order somewhere else, by the names its places are known by", async () => {
  const { id, orderToken, totalAmount } = await paidOrder();
  const soon = { ...guest, now: addMinutes(ctx.now, 119) };
  expect(await changeOwnAddress(soon, { orderToken, form: baguio })).toMatchObject({ ok: true });
  expect(await findOrder(db, id)).toMatchObject({
    lastName: "Santos",
    phone: "+639171234567",
    address: "1 Session Road",
    addressLine2: "2nd floor",
    city: "Baguio City",
    postalCode: "2600",
    totalAmount,
    email: "maria@example.test",
  });
  const [entry] = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1);
  expect(entry).toMatchObject({ action: "order.address", actorId: "visitor" });
  expect(JSON.stringify(entry)).not.toContain("Session Road");
  await drainJobs(pool, paymentJobs(fakeGateway()));
  const written = await db.select().from(mails).where(eq(mails.to, "maria@example.test"));
  expect(written.map(({ subject }) => subject).join()).toContain("has a new address");
});

it("refuses another's token, the end of two hours, and what is being packed", async () => {
  const { id, orderToken, address } = await paidOrder();
  const refused = (reason: string) => ({ ok: false, reason });
  const asked = { orderToken, form: baguio };
  const guess = { ...asked, orderToken: id };
  expect(await changeOwnAddress(guest, guess)).toEqual(refused("not_found"));
  const late = { ...guest, now: addMinutes(ctx.now, 120) };
  expect(await changeOwnAddress(late, asked)).toEqual(refused("too_late"));
  await moveOrder(ctx, { orderId: id, to: "processing" });
  expect(await changeOwnAddress(guest, asked)).toEqual(refused("packing"));
  expect(await findOrder(db, id)).toMatchObject({ address });
});

it("asks for a number the courier can call where cash is collected", () => {
  const typed = { ...baguio, addressLine2: "", barangay: "", province: "", phone: "" };
  expect(addressInput("card").safeParse(typed).success).toBe(true);
  expect(addressInput("cod").safeParse(typed).error?.issues).toMatchObject([{ path: ["phone"] }]);
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, paymentJobs(fakeGateway()));
  expect(await checkInvariants(db)).toEqual([]);
});
