import { addDays, atShopMinute, shopDay } from "#app/lib/dates.ts";
import { addEntry } from "#app/care/wellness/commands/add-entry.server.ts";
import { giveConsent } from "#app/care/wellness/commands/give-consent.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { DEMO_ACCOUNTS } from "../demo-accounts.ts";
import { done } from "../done.ts";

type Day = {
  ago: number;
  mood: number;
  energy: number;
  kg?: number;
  sleep?: number;
  symptoms?: string[];
  notes?: string;
};

/** Eight weeks of entries by a realistic beginner: with missing days and missing fields. */
const DAYS: readonly Day[] = [
  { ago: 55, mood: 4, energy: 3, kg: 78.4, sleep: 5.5, notes: "First entry. Tired, as usual." },
  { ago: 53, mood: 4, energy: 4, sleep: 6 },
  { ago: 51, mood: 3, energy: 3, kg: 78.2, sleep: 5, symptoms: ["Nausea"] },
  { ago: 49, mood: 5, energy: 4, sleep: 6.5, symptoms: ["Nausea", "Low appetite"] },
  { ago: 47, mood: 5, energy: 4, kg: 77.6, sleep: 6 },
  { ago: 44, mood: 5, energy: 5, sleep: 7, notes: "Walked to work twice this week." },
  { ago: 42, mood: 6, energy: 5, kg: 77.3, sleep: 6.5 },
  { ago: 40, mood: 4, energy: 4, sleep: 5.5, symptoms: ["Headache"] },
  { ago: 37, mood: 6, energy: 5, kg: 76.9, sleep: 7 },
  { ago: 35, mood: 6, energy: 6, sleep: 7 },
  {
    ago: 24,
    mood: 5,
    energy: 5,
    kg: 76.5,
    sleep: 6.5,
    notes: "Was away for a while. Back on track.",
  },
  { ago: 22, mood: 6, energy: 6, sleep: 7 },
  { ago: 20, mood: 6, energy: 6, kg: 76.2, sleep: 7.5 },
  { ago: 18, mood: 7, energy: 6, sleep: 7, symptoms: ["Constipation"] },
  { ago: 15, mood: 7, energy: 7, kg: 75.6, sleep: 7 },
  { ago: 13, mood: 7, energy: 6, sleep: 6.5 },
  { ago: 11, mood: 6, energy: 7, kg: 75.4, sleep: 7.5 },
  { ago: 8, mood: 8, energy: 7, sleep: 8, notes: "Slept through." },
  { ago: 6, mood: 7, energy: 7, kg: 74.9, sleep: 7.5 },
  { ago: 4, mood: 8, energy: 8, sleep: 7.5 },
  { ago: 2, mood: 7, energy: 7, kg: 74.7, sleep: 7, symptoms: ["sore legs"] },
  { ago: 1, mood: 8, energy: 7, sleep: 8 },
];

const MORNING = 7 * 60 + 20;

/** The demo customer's entries, each written at its own time. */
export async function seedWellness(services: Services): Promise<void> {
  const system = systemContext(services, "seed");
  const customer = DEMO_ACCOUNTS.find(({ role }) => role === "customer");
  const owner = customer && (await findAccount(system.db, customer.email));
  if (!customer || !owner) throw new Error("the demo shop has no customer");
  // Her orders give access to the journal, but the job that counts them has not run yet, so the
  // seed writes with an owner's role.
  const actor = {
    kind: "user",
    userId: owner.id,
    email: customer.email,
    roles: ["customer", "admin"],
  } as const;
  done(await giveConsent({ ...system, actor, now: addDays(system.now, -56) }));
  for (const { ago, mood, energy, kg, sleep, symptoms = [], notes = "" } of DAYS) {
    const takenAt = atShopMinute(shopDay(addDays(system.now, -ago)), MORNING);
    done(
      await addEntry(
        { ...system, actor, now: takenAt },
        {
          id: system.ids.newId(),
          entry: {
            takenAt,
            mood,
            energy,
            weightGrams: kg === undefined ? null : Math.round(kg * 1_000),
            sleepMinutes: sleep === undefined ? null : sleep * 60,
            symptoms,
            notes,
          },
        },
      ),
    );
  }
}
