import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { makeArrival } from "#app/modules/arrivals/factories.ts";
import { makeProduct } from "#app/modules/catalog/factories.ts";
import { makeGuarded, makeRequest } from "#app/modules/clearance/factories.ts";
import { publishLegalTexts } from "#app/modules/content/factories.ts";
import { confirmByPhone } from "#app/modules/orders/commands/confirm-by-phone.server.ts";
import { makeOrder } from "#app/modules/orders/factories.ts";
import { takeBackParcel } from "#app/modules/returns/commands/take-back-parcel.server.ts";
import { makeReturn, sentOrder } from "#app/modules/returns/factories.ts";
import { makeTicket } from "#app/modules/support/factories.ts";
import { accountOf, actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { Memory } from "#app/platform/database/memory.server.ts";
import { readBoard } from "../read-board.server.ts";

const { ctx, as } = await testContext();
await publishLegalTexts(ctx);
const owner = as(actorOf("admin"));
const memory = new Memory();
const env = { dataDir: await temporaryFolder(), smtpUrl: undefined };
const pilesOf = async (of: Ctx) =>
  (await readBoard({ ctx: of, memory, env, gatewayEnabled: false })).piles;
const named = (piles: readonly { name: string }[]) => piles.map(({ name }) => name);

test("nothing waits in a new shop but its first backup", async () => {
  expect(named(await pilesOf(owner))).toEqual([]);
});

test("what waits has its age, the most pressing first, for those who can do something about it", async () => {
  const productId = await makeProduct(ctx, { name: "Glow", stock: 100 });
  await makeOrder(ctx, { productId, paymentMethod: "cod" });
  await confirmByPhone(ctx, await makeOrder(ctx, { productId, paymentMethod: "cod" }));
  await makeReturn(ctx);
  await makeReturn(ctx);
  const { orderId } = await sentOrder(ctx, { by: "cod", isDelivered: false });
  await takeBackParcel(ctx, { orderId, key: ctx.ids.newId() });
  await makeArrival(ctx);
  await makeArrival(ctx, "cold");
  await makeTicket(ctx);
  const later = { ...owner, now: addDays(ctx.now, 5) };
  const piles = await pilesOf(later);
  expect(piles.filter(({ name }) => name !== "backup")).toMatchObject([
    { name: "to-pack", count: 1, when: "Oldest: 5 days", to: "/admin/orders/to-pack" },
    { name: "to-confirm", count: 1, when: "Oldest: 5 days" },
    { name: "returns-inspect", count: 1, to: "/admin/returns?show=received&sort=asked" },
    { name: "returns-decide", count: 2, when: "Oldest: 5 days" },
    { name: "arrivals", count: 1, when: "Oldest: 5 days", to: "/admin/arrivals?sort=reported" },
    { name: "tickets-late", count: 1, when: /^Due since / },
  ]);

  const packer = { ...as(actorOf("fulfilment")), now: ctx.now };
  expect(named(await pilesOf(packer))).toEqual(["to-pack", "to-confirm", "returns-inspect"]);
  expect(await pilesOf(packer)).toMatchObject([{ when: "Oldest: less than an hour" }, {}, {}]);
  expect(named(await pilesOf(as(actorOf("marketing"))))).toEqual([]);
});

test("requests for an approval wait for clinicians and the owner", async () => {
  const clinician = as(await accountOf(ctx, "clinician"));
  expect(named(await pilesOf(clinician))).toEqual([]);
  const buyer = as(await accountOf(ctx, "customer"));
  await makeRequest(buyer, { productId: await makeGuarded(ctx) });
  const next = { ...buyer, now: addDays(ctx.now, 1) };
  await makeRequest(next, { productId: await makeGuarded(ctx) });
  const pile = {
    name: "clearance",
    count: 2,
    when: "Oldest: 2 days",
    to: "/admin/doctors/clearance",
  };
  const later = addDays(ctx.now, 2);
  expect(await pilesOf({ ...clinician, now: later })).toEqual([pile]);
  expect(await pilesOf({ ...owner, now: later })).toContainEqual(pile);
  expect(named(await pilesOf(as(actorOf("manager"))))).not.toContain("clearance");
});
