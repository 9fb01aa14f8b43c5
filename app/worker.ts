import { removeAnonymousAssessments } from "#app/modules/assessments/jobs.server.ts";
import {
  forgetOldSubscriptions,
  mailNewsletterConfirmation,
  mailNewsletterWelcome,
} from "#app/modules/campaigns/jobs.server.ts";
import { forgetWatches, mailStockBack } from "#app/modules/catalog/jobs.server.ts";
import { removeOldCarts, removeOldPlacements } from "#app/modules/checkout/jobs.server.ts";
import {
  accountTasks,
  forgetOldDevices,
  removeUnconfirmedAccounts,
} from "#app/modules/customers/jobs.server.ts";
import {
  SWEEP_PHOTOS,
  consultationTasks,
  forgetHolds,
  mailBooked,
  mailCancelled,
  mailGivenOn,
  mailMoved,
  mailUncovered,
  uncoverBookings,
} from "#app/modules/consultations/jobs.server.ts";
import { SWEEP_REPORTS, lotTasks } from "#app/modules/lots/jobs.server.ts";
import type { OrderEvent } from "#app/modules/orders/rules/order-terms.ts";
import {
  countOrders,
  flagUnconfirmed,
  forgetReservations,
  joinGuestOrders,
  mailLostLink,
  mailConfirmation,
  mailNewOrderLink,
  mailOrderChanged,
  mailFlagged,
  mailOrderConfirmed,
  mailOrderDelivered,
  mailOrderEnded,
  mailOrderPaid,
  mailOrderPlaced,
  mailOrderShipped,
  mailPaymentProblem,
  refreshPopularity,
  mailTrackingChanged,
  remindConfirmation,
  tellOfShipment,
} from "#app/modules/orders/jobs.server.ts";
import type { Gateways } from "#app/modules/payments/gateways/gateways.server.ts";
import {
  SWEEP_PROOFS,
  mailOrderRefunded,
  paymentSchedule,
  paymentTasks,
  transferTasks,
} from "#app/modules/payments/jobs.server.ts";
import { mailOwners } from "#app/modules/staff/jobs.server.ts";
import {
  mailReply,
  mailTicketReceived,
  mailTicketToStaff,
  removeSettledTickets,
} from "#app/modules/support/jobs.server.ts";
import type { Auth } from "#app/platform/auth/auth.server.ts";
import { clearExpiredAccess } from "#app/platform/auth/jobs.server.ts";
import { clearRateLimits } from "#app/platform/http/jobs.server.ts";
import type { Files } from "#app/platform/files/file-store.ts";
import type { JobPlan } from "#app/platform/jobs/runner.server.ts";
import type { Task } from "#app/platform/jobs/task.server.ts";
import { mailSender } from "#app/modules/settings/queries.server.ts";
import { deliverMailAs, removeOldLinks } from "#app/platform/mail/jobs.server.ts";

type AccountEvent = "customer.confirmed" | "customer.signed-in";

type StockEvent = "stock.back";

type TicketEvent = "ticket.opened";

type NewsletterEvent = "newsletter.confirmed";

type BookingEvent =
  | "booking.booked"
  | "booking.moved"
  | "booking.given-on"
  | "booking.cancelled"
  | "booking.uncovered";

type ShopEvent =
  | OrderEvent
  | AccountEvent
  | StockEvent
  | TicketEvent
  | NewsletterEvent
  | BookingEvent;

const listeners: Record<ShopEvent, Task[]> = {
  "customer.confirmed": [joinGuestOrders],
  "customer.signed-in": [joinGuestOrders],
  "order.placed": [mailOrderPlaced],
  "order.confirmed": [mailOrderConfirmed],
  "order.paid": [mailOrderPaid, countOrders],
  "order.cancelled": [mailOrderEnded, countOrders, uncoverBookings],
  "order.flagged": [mailFlagged],
  "order.payment-problem": [mailPaymentProblem],
  "order.refunded": [mailOrderRefunded, countOrders, uncoverBookings],
  "order.processing": [],
  "order.shipped": [mailOrderShipped],
  "order.tracking-changed": [mailTrackingChanged],
  "order.delivered": [mailOrderDelivered],
  "order.completed": [],
  "stock.back": [mailStockBack],
  "ticket.opened": [mailTicketReceived, mailTicketToStaff],
  "booking.booked": [mailBooked],
  "booking.moved": [mailMoved],
  "booking.given-on": [mailGivenOn],
  "booking.cancelled": [mailCancelled],
  "booking.uncovered": [mailUncovered],
  "newsletter.confirmed": [mailNewsletterWelcome],
};

/** What jobs need besides the database; each process opens these once. */
type Ways = { gateways: Gateways; auth: Auth; files: Files };

/** All jobs of the shop, who listens to which event, and what runs by the clock (UTC). */
export function jobPlan({ gateways, auth, files }: Ways): JobPlan {
  return {
    tasks: [
      deliverMailAs(mailSender),
      removeOldLinks,
      mailLostLink,
      mailConfirmation,
      mailNewOrderLink,
      mailOrderChanged,
      mailOrderChanged,
      remindConfirmation,
      flagUnconfirmed,
      tellOfShipment,
      forgetReservations,
      refreshPopularity,
      forgetWatches,
      clearExpiredAccess,
      clearRateLimits,
      removeUnconfirmedAccounts,
      forgetOldDevices,
      mailOwners,
      removeOldCarts,
      removeOldPlacements,
      removeAnonymousAssessments,
      mailReply,
      removeSettledTickets,
      mailNewsletterConfirmation,
      forgetOldSubscriptions,
      ...accountTasks(auth),
      ...paymentTasks(gateways),
      ...transferTasks(files),
      ...lotTasks(files),
      ...consultationTasks(files),
    ],
    listeners,
    schedule: [
      { task: refreshPopularity.name, match: "*/10 * * * *" },
      { task: clearRateLimits.name, match: "17 * * * *" },
      { task: forgetReservations.name, match: "7 * * * *" },
      { task: clearExpiredAccess.name, match: "27 * * * *" },
      // At 3 in the morning in Manila.
      { task: removeUnconfirmedAccounts.name, match: "0 19 * * *" },
      { task: removeOldLinks.name, match: "35 19 * * *" },
      { task: forgetOldDevices.name, match: "7 19 * * *" },
      { task: forgetWatches.name, match: "10 19 * * *" },
      { task: removeOldCarts.name, match: "20 19 * * *" },
      { task: removeOldPlacements.name, match: "40 19 * * *" },
      ...paymentSchedule,
      { task: SWEEP_PROOFS, match: "50 19 * * *" },
      { task: removeAnonymousAssessments.name, match: "0 20 * * *" },
      { task: removeSettledTickets.name, match: "5 20 * * *" },
      { task: forgetOldSubscriptions.name, match: "10 20 * * *" },
      { task: SWEEP_REPORTS, match: "55 19 * * *" },
      { task: SWEEP_PHOTOS, match: "5 20 * * *" },
      { task: forgetHolds.name, match: "15 20 * * *" },
    ],
  };
}
