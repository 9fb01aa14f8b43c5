import { eq } from "drizzle-orm";
import { addDays, shopDay } from "#app/lib/dates.ts";
import { savePreVisit } from "#app/care/consultations/commands/save-pre-visit.server.ts";
import { somePreVisit } from "#app/care/consultations/factories.ts";
import { slotWishes } from "#app/care/consultations/tables/slot-wishes.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import type { Some } from "../call.ts";
import { anything, choice, id, optional, secret, text } from "../fields.ts";
import type { Shop } from "../shop.ts";
import { aDoctor, booking, day, ownId } from "./bookings.ts";

/** The customer who asks waits for nothing. */
async function withoutWishes(shop: Shop): Promise<string> {
  const own = await ownId(shop);
  await shop.db.delete(slotWishes).where(eq(slotWishes.customerId, own));
  return own;
}

async function aWish(shop: Shop): Promise<string> {
  const wish = { id: crypto.randomUUID(), customerId: await withoutWishes(shop) };
  const when = { weekdays: [], until: shopDay(addDays(new Date(), 9)), createdAt: new Date() };
  await shop.db.insert(slotWishes).values({ ...wish, ...when, type: "quick", part: "any" });
  return wish.id;
}

/** What the customer who asks wrote before the visit. */
async function withForm(shop: Shop, bookingId: string): Promise<void> {
  const account = await findAccount(shop.db, "customer@demo.test");
  if (!account) throw new Error("the demo shop has a customer");
  const { id: userId, email } = account;
  const actor = { kind: "user", userId, email, roles: ["customer"] } as const;
  const saved = await savePreVisit({ ...shop.visitor(), actor }, somePreVisit(bookingId));
  if (!saved.ok) throw new Error(saved.reason);
}

/** What customers tell about their consultations: before a visit, while they wait, and where they are. */
export const ownConsultations = {
  "/consultation/waitlist": {
    GET: () => ({ as: "customer", query: { doctor: anything(""), type: anything("quick") } }),
    POST: {
      join: async (shop) => {
        await withoutWishes(shop);
        return {
          as: "customer",
          fields: {
            intent: choice("join"),
            type: choice("initial", "followup", "quick"),
            doctor: choice("any", await aDoctor(shop)),
            part: choice("any", "morning", "afternoon", "evening"),
            until: day(shopDay(addDays(new Date(), 9))),
            ...Object.fromEntries(
              [1, 2, 3, 4, 5, 6, 7].map((weekday) => [
                `day-${weekday}`,
                { ...optional(choice("yes")), valid: "" },
              ]),
            ),
          },
        };
      },
      leave: async (shop) => ({
        as: "customer",
        fields: { intent: choice("leave"), wishId: id(await aWish(shop)) },
      }),
    },
  },
  "/consultation/booking/:bookingId/form": {
    GET: (shop) => booking(shop),
    POST: {
      save: async (shop) => ({
        ...(await booking(shop)),
        fields: {
          reason: text("I sleep badly."),
          changed: optional(text("")),
          medicines: text("Metformin, 500 mg"),
          allergies: text("None"),
          conditions: text("None"),
          questions: optional(text("")),
          version: secret("0"),
          consent: choice("yes"),
        },
      }),
    },
  },
  "/portal/consultations": {
    GET: () => ({ as: "customer" }),
    POST: {
      zone: () => ({
        as: "customer",
        fields: { intent: choice("zone"), zone: optional(anything("Europe/London")) },
      }),
      withdraw: async (shop) => {
        const { params } = await booking(shop);
        await withForm(shop, params?.["bookingId"]?.valid ?? "");
        return { as: "customer", fields: { intent: choice("withdraw") } };
      },
    },
  },
} satisfies Some;
