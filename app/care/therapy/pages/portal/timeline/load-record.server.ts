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
import { dayOf } from "./points.ts";
import { recordText } from "./record-texts.ts";

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
