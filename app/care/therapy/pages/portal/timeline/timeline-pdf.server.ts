import { shopDay } from "#app/lib/dates.ts";
import { bookingsOfCustomer } from "#app/care/consultations/queries/own-bookings.server.ts";
import { bookingState } from "#app/care/consultations/rules/booking-state.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import type { WeightUnit } from "#app/care/dosing/rules/weight-range.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { courseInTime } from "../../../queries/course-in-time.server.ts";
import { dosesOf, openPlans } from "../../../queries/own-course.server.ts";
import { everyDaysOf, plannedDose, takenOf } from "../../../rules/course.ts";
import { feltMessages } from "../../../texts/shopper-dose.ts";
import { showCheckIn } from "../../../views/show-check-in.ts";
import { showMg } from "../../../views/amounts.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { entriesOf } from "./load-points.server.ts";
import { dayOf, type Day } from "./points.ts";
import { recordText } from "./record-texts.ts";
import { plusDays, weekOf } from "./span.ts";

/** The data of the page for a doctor, from the account's own records. */
export async function loadRecord(ctx: Ctx, userId: string, unit: WeightUnit) {
  const { db, now } = ctx;
  const customer = await customerOfUser(db, userId);
  const [settings, course, entries, plans, bookings] = await Promise.all([
    loadSettings(db),
    courseInTime(db, userId),
    entriesOf(ctx, userId),
    plansOf(ctx, userId),
    customer ? bookingsOfCustomer(db, customer.id, now) : [],
  ]);
  return {
    shop: settings.site_name,
    name: [customer?.firstName, customer?.lastName].filter(Boolean).join(" "),
    dateOfBirth: customer?.dateOfBirth ?? null,
    now,
    today: shopDay(now),
    unit,
    plans,
    vials: course.vials,
    visits: bookings.flatMap((booking) => {
      const state = bookingState(booking, now);
      return state === "booked" || state === "over" ? [{ ...booking, state }] : [];
    }),
    stored: {
      doses: course.doses.map(({ takenOn, product, micrograms }) => ({
        day: takenOn,
        text: `${product} ${showMg(micrograms)}`,
      })),
      felt: [
        ...course.effects.map(({ feltOn, felt }) => ({
          day: feltOn,
          felt: felt.map((each) => feltMessages.felt[each]),
        })),
        ...course.checkIns.map((checkIn) => {
          const { feeling, flags, changes } = showCheckIn(checkIn);
          return {
            day: checkIn.answeredOn,
            felt: [recordText.checkIn(feeling), ...flags, ...changes],
          };
        }),
        // Words that can no longer be decrypted are left out.
        ...entries.map(({ takenAt, words }) => ({
          day: dayOf(takenAt),
          felt: words?.symptoms ?? [],
        })),
      ],
      entries: entries.map(({ takenAt, mood, energy, sleepMinutes, weightGrams }) => ({
        day: dayOf(takenAt),
        at: takenAt,
        mood,
        energy,
        sleepMinutes,
        weightGrams,
      })),
    },
  };
}

export type DoctorRecord = Awaited<ReturnType<typeof loadRecord>>;

async function plansOf({ db }: Ctx, userId: string) {
  const open = await openPlans(db, userId);
  return Promise.all(
    open.map(async ({ plan, product, course, instruction }) => ({
      product,
      isPaused: plan.state === "paused",
      micrograms: plannedDose(course, takenOf(course, await dosesOf(db, plan.id))),
      everyDays: everyDaysOf(course),
      source:
        course.by === "label"
          ? { by: "label" as const, name: course.label.source.name }
          : {
              by: "instruction" as const,
              name: instruction?.clinicianName ?? "",
              validUntil: instruction?.validUntil ?? "",
            },
    })),
  );
}

/** How far back the record for a doctor goes. */
export const WEEKS = 12;
/** The most frequent symptoms and effects per week. */
const NAMED = 3;
/** Amounts named per week; further ones are only counted. */
const AMOUNTS = 4;

type DoseText = { day: Day; text: string };
type EffectNote = { day: Day; felt: readonly string[] };
export type NotedEntry = {
  day: Day;
  at: Date;
  mood: number;
  energy: number;
  sleepMinutes: number | null;
  weightGrams: number | null;
};

export type RecordRows = {
  doses: readonly DoseText[];
  felt: readonly EffectNote[];
  entries: readonly NotedEntry[];
};

export type CountedTexts = { named: { text: string; count: number }[]; more: number };

type RecordWeek = {
  week: Day;
  doses: CountedTexts;
  mood: number | undefined;
  energy: number | undefined;
  sleepHours: number | undefined;
  weightGrams: number | undefined;
  felt: CountedTexts;
};

/**
 * The last twelve weeks up to a day, oldest first. Empty weeks at the start are left out. Later
 * ones stay, because a gap is worth seeing.
 */
export function recordWeeks(stored: RecordRows, today: Day, most = WEEKS): RecordWeek[] {
  const last = weekOf(today);
  const weeks = Array.from({ length: most }, (_, index) =>
    weekIn(stored, plusDays(last, (index + 1 - most) * 7)),
  );
  const first = weeks.findIndex((week) => !isBlank(week));
  return first === -1 ? [] : weeks.slice(first);
}

function weekIn({ doses, felt, entries }: RecordRows, week: Day): RecordWeek {
  const isIn = ({ day }: { day: Day }) => weekOf(day) === week;
  const own = entries.filter(isIn);
  const sleep = meanOf(own.map(({ sleepMinutes }) => sleepMinutes));
  const weighed = own
    .filter(({ weightGrams }) => weightGrams !== null)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return {
    week,
    doses: count(
      doses.filter(isIn).map(({ text }) => text),
      AMOUNTS,
    ),
    mood: meanOf(own.map(({ mood }) => mood)),
    energy: meanOf(own.map(({ energy }) => energy)),
    sleepHours: sleep === undefined ? undefined : sleep / 60,
    weightGrams: weighed.at(-1)?.weightGrams ?? undefined,
    felt: count(
      felt.filter(isIn).flatMap((each) => each.felt),
      NAMED,
    ),
  };
}

function isBlank({ doses, felt, mood }: RecordWeek): boolean {
  return doses.named.length === 0 && felt.named.length === 0 && mood === undefined;
}

function meanOf(values: readonly (number | null)[]): number | undefined {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return undefined;
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** The most frequent first; ties keep their order. */
function count(texts: readonly string[], most: number): CountedTexts {
  const groups = [...Map.groupBy(texts, (text) => text.toLowerCase()).values()]
    .map((same) => ({ text: same[0] ?? "", count: same.length }))
    .toSorted((a, b) => b.count - a.count);
  return { named: groups.slice(0, most), more: Math.max(0, groups.length - most) };
}
