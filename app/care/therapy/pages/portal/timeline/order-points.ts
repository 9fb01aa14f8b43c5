import { href } from "react-router";
import { formatDate } from "#app/lib/dates.ts";
import type { OwnBooking } from "#app/care/consultations/queries/own-bookings.server.ts";
import { bookingState } from "#app/care/consultations/rules/booking-state.ts";
import { slotWords } from "#app/care/consultations/views/booking-words.ts";
import { lotMessages } from "#app/goods/lots/texts/shopper.ts";
import type { ReportOfBuyer } from "#app/selling/orders/queries/lab-reports-of-buyer.server.ts";
import type { OrderInTime } from "#app/selling/orders/queries/orders-in-time.server.ts";
import { orderPath, type Signer } from "#app/selling/orders/rules/order-link.ts";
import { dayOf, type Lane, type Point } from "./points.ts";
import { timelineMessages } from "./texts.ts";

const say = timelineMessages.point;

export const moment = (lane: Lane, at: Date) => ({ lane, at, day: dayOf(at) });

export function orderPoints(signer: Signer, order: OrderInTime): Point[] {
  const { id, orderNumber, bought, createdAt, shippedAt, deliveredAt } = order;
  const to = orderPath(signer, order);
  const of = (step: string, at: Date | null, title: string, short: string): Point[] =>
    at === null
      ? []
      : [
          {
            id: `${id} ${step}`,
            ...moment("orders", at),
            title,
            short,
            details: [...new Set(bought)],
            to,
          },
        ];
  return [
    ...of("1 placed", createdAt, say.ordered(orderNumber), say.orderedShort),
    ...of("2 sent", shippedAt, say.sent(orderNumber), say.sentShort),
    ...of("3 delivered", deliveredAt, say.came(orderNumber), say.cameShort),
  ];
}

/** Listed from the day when the lot was sent and the report was published. */
export function reportPoint(report: ReportOfBuyer): Point {
  const { id, lotNumber, isDemo, product, labName, reportedOn, addedAt, shippedAt } = report;
  const at = shippedAt !== null && shippedAt > addedAt ? shippedAt : addedAt;
  return {
    id,
    ...moment("vials", at),
    title: say.report(lotNumber),
    details: [
      say.reportOf(product, labName, formatDate(reportedOn)),
      ...(isDemo ? [lotMessages.demo] : []),
    ],
    short: say.report(lotNumber),
    to: href("/lab-reports/:reportId", { reportId: id }),
    isFile: true,
  };
}

/** Past and upcoming visits, without cancelled bookings and holds. */
export function visitPoints(booking: OwnBooking, now: Date): Point[] {
  const state = bookingState(booking, now);
  if (state !== "booked" && state !== "over") return [];
  const { id, typeName, doctorName, startsAt } = booking;
  return [
    {
      id,
      ...moment("visits", startsAt),
      title: say.visit(typeName),
      details: [
        say.with(doctorName),
        slotWords(booking),
        ...(state === "booked" ? [say.toCome] : []),
      ],
      short: say.visit(typeName),
      to: href("/consultation/booking/:bookingId", { bookingId: id }),
    },
  ];
}
