import { expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { testContext } from "#tests/context.ts";
import { makeBookableDoctor, makeBooking, MONDAY_NINE } from "../factories.ts";
import { consultationTypes, doctorHours } from "../tables.server.ts";
import { nextSlots } from "./next-slots.server.ts";

const { ctx, db, at } = await testContext();
const next = MONDAY_NINE;
const tooNear = addMinutes(next, -4 * 60);

test("a card may say its next slot until that is too near, or a hold on an earlier one is over", async () => {
  const doctorId = await makeBookableDoctor(ctx);
  const free = await nextSlots(ctx, [doctorId]);
  expect(free.next.get(doctorId)?.[0]?.startsAt).toEqual(next);
  expect(free.until).toEqual(tooNear);

  const heldUntil = addMinutes(ctx.now, 10);
  await makeBooking(ctx, { doctorId, status: "held", heldUntil });
  const held = await nextSlots(ctx, [doctorId]);
  expect(held.next.get(doctorId)?.[0]?.startsAt).toEqual(addMinutes(next, 45));
  expect(held.until).toEqual(heldUntil);

  const over = await nextSlots(at(heldUntil), [doctorId]);
  expect(over.next.get(doctorId)?.[0]?.startsAt).toEqual(next);
  expect(over.until).toEqual(tooNear);
});

test("who has no hours is none of them, and who is full has no slot", async () => {
  const [full, closed] = [await makeBookableDoctor(ctx), await makeBookableDoctor(ctx)];
  await makeBooking(ctx, { doctorId: full, endsAt: addMinutes(next, 365 * 24 * 60) });
  const found = await nextSlots(ctx, [full, ctx.ids.newId()]);
  expect([...found.next]).toEqual([[full, []]]);
  expect(found.until).toBeUndefined();
  await db.delete(doctorHours);
  expect((await nextSlots(ctx, [closed])).next.size).toBe(0);
});

test("while no first consultation is offered nobody is free", async () => {
  const doctorId = await makeBookableDoctor(ctx);
  await db.update(consultationTypes).set({ isActive: false });
  expect((await nextSlots(ctx, [doctorId])).next.size).toBe(0);
});
