import { addDays, addMinutes, atShopMinute, shopDay } from "#app/lib/dates.ts";
import { makeBookableDoctor, makeBooking } from "#app/care/consultations/factories.ts";
import { hoursField, PARTS, WEEKDAYS } from "#app/care/consultations/rules/read-hours.ts";
import { listTypes } from "#app/care/consultations/queries/types.server.ts";
import {
  bookings as rows,
  doctorDays,
  doctorHours,
} from "#app/care/consultations/tables.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { writeBase } from "#app/platform/edits/editable.server.ts";
import type { Call, Some } from "../call.ts";
import { anything, choice, count, id, line, optional, readFrom, secret, text } from "../fields.ts";
import type { Shop } from "../shop.ts";
import { visitForms } from "./visits.ts";

/** 9 AM, this many days ahead: every slot length divides nine hours. */
const morning = (days: number) => atShopMinute(shopDay(addDays(new Date(), days)), 9 * 60);

/** Includes a type that is not offered, since an earlier call may have ended that. */
async function quickVersion(db: Db): Promise<number> {
  return (await listTypes(db)).find(({ slug }) => slug === "quick")?.version ?? 0;
}

/** A doctor who can be booked around the clock. */
export async function aDoctor({ system }: Shop): Promise<string> {
  const ctx = system();
  const doctorId = await makeBookableDoctor(ctx);
  await ctx.db.delete(doctorHours).where(eq(doctorHours.doctorId, doctorId));
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 0, toMinute: 1440 }));
  await ctx.db.insert(doctorHours).values(week.map((span) => ({ doctorId, ...span })));
  // Some of the next days may be holidays, so several days are opened.
  const days = [2, 3, 4, 5].map((ahead) => shopDay(morning(ahead)));
  const whole = { fromMinute: 0, toMinute: 1440 };
  await ctx.db.insert(doctorDays).values(days.map((day) => ({ doctorId, day, ...whole })));
  return doctorId;
}

/** The demo customer without bookings, since the number of future consultations is limited. */
export async function ownId({ db }: Shop): Promise<string> {
  const [own] = await db.select().from(customers).where(eq(customers.email, "customer@demo.test"));
  if (!own) throw new Error("the demo shop has a customer");
  await db.delete(rows).where(eq(rows.customerId, own.id));
  return own.id;
}

/** The customer's own booking, and one of another customer. */
export async function booking(shop: Shop, held = false): Promise<Call> {
  const ctx = shop.system();
  const doctorId = await aDoctor(shop);
  const hold = held ? { status: "held" as const, heldUntil: addMinutes(ctx.now, 9) } : {};
  const customerId = await ownId(shop);
  const own = await makeBooking(ctx, { doctorId, customerId, startsAt: morning(3), ...hold });
  const other = await makeBooking(ctx, { doctorId, startsAt: morning(4), ...hold });
  return { as: "customer", params: { bookingId: id(own, { notOwn: [other] }) } };
}

const hours = async (shop: Shop) => ({
  as: "admin" as const,
  params: { doctorId: id(await aDoctor(shop)) },
});

async function forStaff(shop: Shop): Promise<Call> {
  const doctorId = await aDoctor(shop);
  const bookingId = await makeBooking(shop.system(), { doctorId, startsAt: morning(3) });
  return { as: "admin", params: { bookingId: id(bookingId) } };
}

/** The fields of a week: two spans a day. */
const spans = WEEKDAYS.flatMap((weekday) =>
  PARTS.flatMap((part) => [hoursField("from", weekday, part), hoursField("to", weekday, part)]),
);

const time = (valid: string) => ({
  ...line(valid),
  mayBe: (given: string) => /^\d\d:\d\d$/.test(given.trim()),
});
export const day = (valid: string) => ({
  ...line(valid),
  mayBe: (given: string) => /^\d{4}-\d\d-\d\d$/.test(given),
});

export const bookings = {
  "/consultation/:doctorId": {
    GET: async (shop) => ({
      params: { doctorId: id(await aDoctor(shop)) },
      query: {
        type: anything("initial"),
        day: anything("2026-12-24"),
        at: anything("2026-12-22T01:00:00.000Z"),
      },
    }),
    POST: {
      hold: async (shop) => {
        await ownId(shop);
        return {
          as: "customer",
          params: { doctorId: id(await aDoctor(shop)) },
          fields: {
            type: choice("initial", "followup", "quick"),
            startsAt: secret(morning(2).toISOString()),
          },
        };
      },
    },
  },
  "/consultation/booking/:bookingId": {
    GET: (shop) => booking(shop),
    POST: {
      confirm: async (shop) => ({
        ...(await booking(shop, true)),
        fields: { intent: choice("confirm"), covered: choice("no", "yes") },
      }),
      cancel: async (shop) => ({
        ...(await booking(shop)),
        fields: { intent: choice("cancel"), cost: choice("nothing", "late") },
      }),
    },
  },
  "/consultation/booking/:bookingId/move": {
    GET: async (shop) => ({ ...(await booking(shop)), query: { day: anything("2026-12-24") } }),
    POST: {
      move: async (shop) => ({
        ...(await booking(shop)),
        fields: { startsAt: secret(morning(5).toISOString()) },
      }),
    },
  },
  "/consultation/booking/:bookingId/calendar.ics": { GET: (shop) => booking(shop) },
  "/admin/doctors/:doctorId/hours": {
    GET: (shop) => hours(shop),
    POST: {
      week: async (shop) => ({
        ...(await hours(shop)),
        fields: {
          ...Object.fromEntries(spans.map((name) => [name, optional(time(""))])),
          ...readFrom(1),
          intent: choice("hours"),
          "from-1-1": time("09:00"),
          "to-1-1": time("12:00"),
          "from-7-2": time("13:30"),
          "to-7-2": time("00:00"),
        },
      }),
      day: async (shop) => ({
        ...(await hours(shop)),
        fields: {
          base: anything(""),
          intent: choice("day"),
          day: day(shopDay(addDays(new Date(), 9))),
          from: time("10:00"),
          to: time("11:00"),
        },
      }),
      usual: async (shop) => {
        const call = await hours(shop);
        const off = shopDay(addDays(new Date(), 9));
        await shop.db.insert(doctorDays).values({ doctorId: call.params.doctorId.valid, day: off });
        return {
          ...call,
          fields: {
            intent: choice("usual"),
            day: day(off),
            base: anything(writeBase({ [off]: "off" })),
          },
        };
      },
    },
  },
  "/admin/consultations": { GET: () => ({ as: "admin", query: { page: anything("1") } }) },
  "/admin/consultations/:bookingId": {
    // Each view is recorded.
    GET: async (shop) => ({ ...(await forStaff(shop)), changes: true }),
    POST: {
      cancel: async (shop) => ({
        ...(await forStaff(shop)),
        notes: ["audit_log"],
        fields: { intent: choice("cancel"), note: text("The doctor is ill.") },
      }),
      ...visitForms,
    },
  },
  "/admin/consultation-types": {
    GET: () => ({ as: "admin", query: { sort: anything("-fee") } }),
  },
  "/admin/consultation-types/:slug": {
    GET: () => ({ as: "admin", params: { slug: secret("quick") } }),
    POST: {
      save: async ({ db }) => ({
        as: "admin",
        params: { slug: secret("quick") },
        fields: {
          intent: choice("save"),
          ...readFrom(await quickVersion(db)),
          name: line("Quick check-in"),
          minutes: { ...count("15"), mayBe: (given) => Number(given) >= 5 && Number(given) <= 240 },
          channel: choice("chat", "video"),
          fee: { ...count("49.00"), mayBe: (given) => Number(given) >= 0 },
          currency: choice("USD", "PHP"),
          isActive: anything("on"),
        },
      }),
    },
  },
} satisfies Some;
