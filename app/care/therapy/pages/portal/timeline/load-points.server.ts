import { bookingsOfCustomer } from "#app/care/consultations/queries/own-bookings.server.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import type { WeightUnit } from "#app/care/dosing/rules/weight-range.ts";
import { labReportsOfBuyer } from "#app/selling/orders/queries/lab-reports-of-buyer.server.ts";
import { ordersInTime } from "#app/selling/orders/queries/orders-in-time.server.ts";
import { courseInTime } from "../../../queries/course-in-time.server.ts";
import { everyEntry, type Entry } from "#app/care/wellness/queries/own-entries.server.ts";
import { signedIn, type Ctx } from "#app/platform/access/ctx.server.ts";
import { coursePoints } from "./course-points.ts";
import { href } from "react-router";
import { listWords } from "#app/lib/list-words.ts";
import { showEntry } from "#app/care/wellness/views/show-entry.ts";
import { timelineMessages } from "./texts.ts";
import { orderPoints, reportPoint, visitPoints, moment } from "./order-points.ts";
import { inOrder, type Point } from "./points.ts";

const say = timelineMessages.point;

/** An entry's measurements and symptoms. Its notes are only on its own page. */
function entryPoint(entry: Entry, unit: WeightUnit): Point {
  const { id, mood, energy, measures, symptoms } = showEntry(entry, unit);
  return {
    id,
    ...moment("entries", entry.takenAt),
    title: say.entry,
    details: [
      say.mood(mood.text),
      say.energy(energy.text),
      ...(measures.length > 0 ? [measures.join(" · ")] : []),
      ...(symptoms.length > 0 ? [say.symptoms(listWords(symptoms))] : []),
    ],
    short: say.entry,
    to: href("/portal/wellness/:entryId", { entryId: id }),
  };
}

export type Weight = { at: Date; grams: number };

/**
 * Everything stored for an account, in chronological order. Health data is present only while the
 * owner consents, since withdrawing deletes it.
 */
export async function loadPoints(ctx: Ctx, unit: WeightUnit) {
  const { db, now } = ctx;
  const { userId } = signedIn(ctx);
  const customer = await customerOfUser(db, userId);
  const [orders, reports, bookings, course, entries] = await Promise.all([
    customer ? ordersInTime(db, customer.id) : [],
    customer ? labReportsOfBuyer(db, customer.id) : [],
    customer ? bookingsOfCustomer(db, customer.id, now) : [],
    courseInTime(db, userId),
    entriesOf(ctx, userId),
  ]);
  const points: Point[] = [
    ...orders.flatMap((order) => orderPoints(ctx, order)),
    ...reports.map(reportPoint),
    ...bookings.flatMap((booking) => visitPoints(booking, now)),
    ...coursePoints(ctx, course),
    ...entries.map((entry) => entryPoint(entry, unit)),
  ];
  return { points: inOrder(points), weights: weightsOf(entries) };
}

/** Oldest first. */
export async function entriesOf(ctx: Ctx, userId: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const part of everyEntry(ctx, userId)) entries.push(...part);
  return entries.toReversed();
}

function weightsOf(entries: readonly Entry[]): Weight[] {
  return entries.flatMap(({ takenAt, weightGrams }) =>
    weightGrams === null ? [] : [{ at: takenAt, grams: weightGrams }],
  );
}
