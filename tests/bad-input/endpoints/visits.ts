import { addMinutes } from "#app/lib/dates.ts";
import { isDay } from "#app/lib/is-day.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { lastPossibleDay } from "#app/selling/clearance/rules/judge-approval.ts";
import { endVisit } from "#app/care/consultations/commands/end-visit/end-visit.server.ts";
import { takeVisit } from "#app/care/consultations/commands/take-visit.server.ts";
import { makeBookableDoctor, makeBooking } from "#app/care/consultations/factories.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { eq } from "drizzle-orm";
import type { Call, Prepare } from "../call.ts";
import {
  anything,
  choice,
  count,
  id,
  line,
  optional,
  secret,
  text,
  type Fields,
} from "../fields.ts";
import type { Shop } from "../shop.ts";

async function clinicianOf(shop: Shop) {
  const email = "clinician@demo.test";
  const account = await findAccount(shop.db, email);
  if (!account) throw new Error("the demo shop has a clinician");
  const actor = { kind: "user", userId: account.id, email, roles: ["clinician"] } as const;
  return { ...shop.visitor(), actor };
}

/** A started visit of the demo customer with its own doctor; no clinician has taken it. */
async function begun(shop: Shop): Promise<string> {
  const ctx = shop.system();
  const email = eq(customers.email, "customer@demo.test");
  const [patient] = await shop.db.select().from(customers).where(email);
  if (!patient) throw new Error("the demo shop has a customer");
  const doctorId = await makeBookableDoctor(ctx);
  const startsAt = addMinutes(new Date(), -20);
  return makeBooking(ctx, { doctorId, customerId: patient.id, startsAt });
}

async function taken(shop: Shop): Promise<string> {
  const bookingId = await begun(shop);
  const took = await takeVisit(await clinicianOf(shop), bookingId);
  if (!took.ok) throw new Error(took.reason);
  return bookingId;
}

const NOTE = { said: "They sleep better.", plan: "", forPatient: "", followUpWeeks: null };

const form =
  (intent: string, fields: Fields, prepare = taken): Prepare =>
  async (shop): Promise<Call> => ({
    as: "clinician",
    params: { bookingId: id(await prepare(shop)) },
    fields: { intent: choice(intent), ...fields },
    // After a refusal the page shows the visit again, which is recorded as a reading.
    notes: ["audit_log"],
  });

const version = secret("1");
const weeks = { ...optional(count("6")), mayBe: (given: string) => /^\s*\d{0,2}\s*$/.test(given) };
const note = {
  version,
  said: text("They sleep better."),
  plan: optional(text("Go on as before.")),
  forPatient: optional(text("Please sleep eight hours.")),
  followUpWeeks: weeks,
};
/** Fields that another outcome would need. */
const others = {
  about: anything(""),
  units: anything("1"),
  lastDay: anything(""),
  why: optional(choice("")),
  answer: optional(line("")),
};

/** The forms of a visit that its clinician has. */
export const visitForms = {
  take: form("take", {}, begun),
  "put-back": form("put-back", { version }),
  mark: form("mark", { version, came: choice("yes", "no") }),
  save: form("save", {
    ...note,
    said: optional(note.said),
    outcome: anything("none"),
    ...others,
    why: anything(""),
    answer: anything(""),
  }),
  end: form("end", { ...note, outcome: choice("none", "again"), ...others }),
  approve: async (shop) => {
    const slug = `at-visit-${crypto.randomUUID().slice(0, 13)}`;
    const product = { name: slug, slug, clearance: "required" as const };
    const productId = await makeProduct(shop.system(), product);
    const call = form("end", {
      ...note,
      outcome: choice("approve"),
      ...others,
      about: { ...secret(`product ${productId}`), mayBe: (given) => given.includes(productId) },
      units: count("2"),
      lastDay: { ...line(lastPossibleDay(new Date())), mayBe: isDay },
    });
    return call(shop);
  },
  add: form(
    "add",
    { key: id(crypto.randomUUID()), text: text("The results came.") },
    async (shop) => {
      const bookingId = await taken(shop);
      const on = { bookingId, version: 1, note: NOTE, outcome: { kind: "none" } } as const;
      const ended = await endVisit(await clinicianOf(shop), on);
      if (!ended.ok) throw new Error(ended.reason);
      return bookingId;
    },
  ),
} satisfies Record<string, Prepare>;
