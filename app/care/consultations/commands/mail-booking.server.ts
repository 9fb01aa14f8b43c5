import type { JobCtx } from "#app/platform/jobs/task.server.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { zoneWords } from "#app/lib/zones.ts";
import { BookingMail } from "../emails/booking-mail.tsx";
import { bookingMail as say, type BookingNews } from "../texts/mail.ts";
import { zoneMessages } from "../texts/shopper-zone.ts";
import type { WholeBooking } from "../queries/staff-bookings.server.ts";
import { zoneOf } from "../queries/time-zone.server.ts";
import { ownSlotWords } from "../views/own-time.ts";
import { bookingEntry } from "../views/booking-entry.ts";
import { feeWords, lengthWords, slotWords } from "../views/booking-words.ts";
import { calendarFile } from "../views/calendar-file.ts";
import { minutesOf } from "../rules/minutes-of.ts";

type BookingMessage = {
  whole: WholeBooking;
  /** The key of the event; a mail to the doctor has a key of its own. */
  dedupeKey: string;
  toCustomer?: BookingNews;
  toDoctor?: BookingNews;
  withCalendar?: boolean;
};

/** Tells the customer, the doctor or both what became of a booking. */
export async function mailBooking(ctx: JobCtx, message: BookingMessage): Promise<void> {
  const { whole, dedupeKey, toCustomer, toDoctor, withCalendar } = message;
  const { booking, doctor, customer, type } = whole;
  const { appUrl } = ctx.links;
  const length = lengthWords(minutesOf(booking), booking.channel);
  const about = [
    { label: say.number, text: booking.number },
    { label: say.when, text: slotWords(booking) },
    { label: say.what, text: `${type.name}, ${length}` },
  ];
  const toClinic = say.toClinic(feeWords(booking));
  const covered = booking.creditItemId !== null;
  if (toCustomer) {
    const zone = await zoneOf(ctx.db, booking.customerId);
    const own = zone && ownSlotWords(booking, zone);
    const ownTime = own ? [{ label: zoneMessages.ofMail(zoneWords(zone)), text: own }] : [];
    const over = booking.status === "cancelled";
    const fee = { label: say.fee, text: covered ? say.covered : toClinic };
    await queueShopMail(ctx, {
      kind: toCustomer.kind,
      values: toCustomer.values,
      dedupeKey,
      to: customer.email,
      subject: toCustomer.subject,
      calendar: withCalendar
        ? calendarFile(bookingEntry({ ...booking, doctorName: doctor.name, zone }, appUrl, ctx.now))
        : undefined,
      template: BookingMail,
      props: {
        news: toCustomer,
        facts: [
          ...about,
          ...ownTime,
          { label: say.doctor, text: doctor.name },
          ...(over ? [] : [fee]),
        ],
        action: over
          ? { label: say.again, href: `${appUrl}/consultation` }
          : wayOn(`${appUrl}/consultation/booking/${booking.id}`, toCustomer),
        footer: toCustomer.footer ?? say.footer,
      },
    });
  }
  if (!toDoctor) return;
  const name = [customer.firstName, customer.lastName].filter(Boolean).join(" ");
  const who = name ? `${name}, ${customer.email}` : customer.email;
  await queueShopMail(ctx, {
    kind: toDoctor.kind,
    values: toDoctor.values,
    dedupeKey: `${dedupeKey}:doctor`,
    to: doctor.email,
    subject: toDoctor.subject,
    template: BookingMail,
    props: {
      news: toDoctor,
      facts: [
        ...about,
        { label: say.who, text: who },
        { label: say.fee, text: covered ? say.coveredByShop : toClinic },
      ],
      action: { label: say.write, href: `${appUrl}/contact` },
      footer: say.doctorFooter,
    },
  });
}

/** The form has a link to the booking, which has one to the form. */
function wayOn(booking: string, { leadsToForm, button = say.open }: BookingNews) {
  return leadsToForm
    ? { label: say.fill, href: `${booking}/form` }
    : { label: button, href: booking };
}
