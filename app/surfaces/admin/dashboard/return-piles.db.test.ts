import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { publishLegalTexts } from "#app/modules/content/factories.ts";
import { takeBackParcel } from "#app/modules/returns/commands/take-back-parcel.server.ts";
import { makeReturn, sentOrder } from "#app/modules/returns/factories.ts";
import { actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { returnPiles } from "./return-piles.server.ts";

const { ctx, as } = await testContext();
await publishLegalTexts(ctx);

test("returns wait for those who can take their next step, with the age of the oldest", async () => {
  const owner = as(actorOf("admin"));
  expect(await returnPiles(owner)).toEqual([]);
  await makeReturn(ctx);
  await makeReturn(ctx);
  const { orderId } = await sentOrder(ctx, { by: "cod", isDelivered: false });
  await takeBackParcel(ctx, { orderId, key: ctx.ids.newId() });
  const later = { ...owner, now: addDays(ctx.now, 3) };
  const to = (show: string) => `/admin/returns?show=${show}&sort=asked`;
  expect(await returnPiles(later)).toMatchObject([
    { label: "Returns to decide", count: 2, when: "The oldest 3 days", to: to("asked") },
    { label: "Returns to inspect", count: 1, when: "The oldest 3 days", to: to("received") },
  ]);
  const packer = { ...as(actorOf("fulfilment")), now: ctx.now };
  expect(await returnPiles(packer)).toMatchObject([
    { label: "Returns to inspect", when: "The oldest from today" },
  ]);
  expect(await returnPiles(as(actorOf("marketing")))).toEqual([]);
});
