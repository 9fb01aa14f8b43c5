import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { makeGuarded, makeRequest } from "#app/modules/clearance/factories.ts";
import { publishLegalTexts } from "#app/modules/content/factories.ts";
import { accountOf, actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { clearancePile } from "./clearance-pile.server.ts";

const { ctx, as } = await testContext();
await publishLegalTexts(ctx);

test("requests wait for clinicians and the owner, with the age of the oldest", async () => {
  const clinician = as(await accountOf(ctx, "clinician"));
  expect(await clearancePile(clinician)).toEqual([]);
  const buyer = as(await accountOf(ctx, "customer"));
  await makeRequest(buyer, { productId: await makeGuarded(ctx) });
  const next = { ...buyer, now: addDays(ctx.now, 1) };
  await makeRequest(next, { productId: await makeGuarded(ctx) });
  const pile = {
    label: "Clearance to decide",
    count: 2,
    when: "The oldest 2 days",
    to: "/admin/doctors/clearance",
  };
  const later = addDays(ctx.now, 2);
  expect(await clearancePile({ ...clinician, now: later })).toMatchObject([pile]);
  expect(await clearancePile({ ...as(actorOf("admin")), now: later })).toMatchObject([pile]);
  expect(await clearancePile(as(actorOf("manager")))).toEqual([]);
});
