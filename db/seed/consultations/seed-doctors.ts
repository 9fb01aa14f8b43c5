import { addDays, shopDay } from "#app/lib/dates.ts";
import { joinWaitlist } from "#app/care/consultations/commands/join-waitlist.server.ts";
import { saveDoctor } from "#app/care/consultations/commands/save-doctor.server.ts";
import { saveType } from "#app/care/consultations/commands/save-type.server.ts";
import { saveHours } from "#app/care/consultations/commands/save-hours.server.ts";
import { activeDoctors } from "#app/care/consultations/queries/doctors.server.ts";
import { listTypes } from "#app/care/consultations/queries/types.server.ts";
import { PHOTO_FILES } from "#app/care/consultations/rules/photo-terms.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { DEMO_ACCOUNTS } from "../demo-accounts.ts";
import { done } from "../done.ts";
import bautista from "./bautista.webp?inline";
import reyes from "./reyes.webp?inline";

const spans = (fromMinute: number, toMinute: number) => (weekdays: readonly number[]) =>
  weekdays.map((weekday) => ({ weekday, fromMinute, toMinute }));
const mornings = spans(9 * 60, 12 * 60);
const afternoons = spans(14 * 60, 17 * 60);

/** In centavos, as clinics here charge; a new shop begins with fees in dollars. */
const FEES = { initial: 250_000, followup: 150_000, quick: 80_000 };

const DOCTORS = [
  {
    portrait: reyes,
    name: "Dr. Liza Reyes",
    specialization: "Endocrinology",
    bio: "Treats weight, diabetes and thyroid conditions in adults. Speaks English, Filipino and Cebuano.",
    publicEmail: "reyes@clinic.example",
    publicPhone: "+63 32 555 0100",
    consultationUrl: "https://clinic.example/book/reyes",
    hours: [...mornings([1, 3, 5]), { weekday: 6, fromMinute: 9 * 60, toMinute: 12 * 60 }],
  },
  {
    portrait: bautista,
    name: "Dr. Marco Bautista",
    specialization: "Dermatology",
    bio: "Treats acne, pigmentation and aging skin. Speaks English and Filipino.",
    publicEmail: null,
    publicPhone: null,
    consultationUrl: null,
    hours: [...mornings([2, 4]), ...afternoons([1, 2, 3, 4, 5])],
  },
];

/** The demo customer waits for a Sunday, on which this doctor has no hours: no offer ends it. */
export async function seedWaitlist(services: Services): Promise<void> {
  const system = systemContext(services, "seed");
  const email = DEMO_ACCOUNTS.find(({ role }) => role === "customer")?.email ?? "";
  const account = await findAccount(system.db, email);
  const doctor = (await activeDoctors(system.db)).find(({ name }) => name.endsWith("Bautista"));
  if (!account || !doctor) throw new Error("the demo shop has a customer and two doctors");
  const actor = { kind: "user", userId: account.id, email, roles: ["customer"] } as const;
  const now = addDays(system.now, -2);
  const until = shopDay(addDays(system.now, 40));
  const wish = { doctorId: doctor.id, weekdays: [7], part: "morning", until } as const;
  done(await joinWaitlist({ ...system, actor, now }, { ...wish, type: "initial" }));
}

/** Doctors of the demo shop, both with times to book: drawn faces, no license, and a mark on each that they are made up. */
export async function seedDoctors(services: Services): Promise<void> {
  const system = systemContext(services, "seed");
  const store = services.files.area(PHOTO_FILES);
  for (const [index, { hours, portrait, ...doctor }] of DOCTORS.entries()) {
    const now = addDays(system.now, -30 + index);
    const facts = {
      ...doctor,
      email: `desk${index + 1}@clinic.example`,
      phone: null,
      licenceNumber: null,
      photoAlt: `Drawing of ${doctor.name}`,
      isActive: true,
      removePhoto: false,
    };
    // Shown once there are hours: until then a doctor without a page could not be booked.
    const hidden = { ...facts, isActive: false };
    const photo = Buffer.from(portrait.split(",")[1] ?? "", "base64");
    const { doctorId } = done(
      await saveDoctor({ ...system, now }, store, { facts: hidden, photo, isDemo: true }),
    );
    done(await saveHours(system, { doctorId, hours }));
    done(await saveDoctor(system, store, { edited: { id: doctorId, version: 1 }, facts }));
  }
}

export async function seedFees(services: Services): Promise<void> {
  const system = systemContext(services, "seed");
  for (const { version, position: _, ...type } of await listTypes(system.db)) {
    const fee = FEES[type.slug];
    done(await saveType(system, { ...type, fee, currency: "PHP" }, version));
  }
}
