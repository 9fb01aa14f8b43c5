import { OrderLinkMail } from "#app/selling/orders/emails/order-link.tsx";
import { OrderPaidMail } from "#app/selling/orders/emails/order-paid.tsx";
import { OrderPlacedMail } from "#app/selling/orders/emails/order-placed.tsx";
import { orderNews as news } from "#app/selling/orders/texts/mail-news.ts";
import { parcelNews } from "#app/selling/orders/texts/mail-parcels.ts";
import { paymentNews } from "#app/selling/orders/texts/mail-payments.ts";
import { orderMail, placedValues } from "#app/selling/orders/texts/mail.ts";
import { sampleMail, type MailEntry } from "./mail-entry.ts";
import { buyerMail, linesOf, receiptOf } from "./order-sample.ts";
import type { SampleData } from "./sample-data.ts";

const bought = (d: SampleData) => ({
  firstName: d.firstName,
  orderNumber: d.number,
  receiptUrl: receiptOf(d),
  ...linesOf(d),
  address: d.address,
  expiresAt: d.expiresAt,
  replaces: [],
});

function placed(d: SampleData) {
  const transfer = {
    bank: d.doctor,
    name: d.who,
    number: d.tracking,
    instructions: d.words,
  };
  const base = { ...bought(d), transfer: undefined, when: d.days, keepUrl: undefined };
  const keepUrl = `${d.shop}/confirm-order/${d.token}`;
  return [
    base,
    { ...base, transfer: { ...transfer, bank: d.role } },
    { ...base, transfer, keepUrl },
  ];
}

const shipment = (d: SampleData) => ({ courier: d.courier, number: d.tracking, url: null });
const storage = (d: SampleData) => [`How to store ${d.product}: Keep it at 2–8 °C.`];

const part = (d: SampleData) => ({
  number: d.units,
  all: d.units + 4,
  items: [{ name: d.product, units: d.units }],
  toCome: [{ name: d.product, units: d.units }],
  shipment: shipment(d),
  storage: storage(d),
});

export const ORDER_MAILS = {
  "order-placed": {
    name: "Order placed",
    when: "An order is placed but not yet paid.",
    samples: (d) =>
      placed(d).map((props) =>
        sampleMail(orderMail.placed.subject(d.number), placedValues(props), OrderPlacedMail, props),
      ),
  },
  "order-paid": {
    name: "Order paid",
    when: "An order’s payment arrives.",
    samples: (d) =>
      [false, true].map((late) =>
        sampleMail(
          orderMail.paid.subject(d.number),
          { order_number: d.number, days: d.days },
          OrderPaidMail,
          { ...bought(d), late, when: d.days },
        ),
      ),
  },
  "order-link": {
    name: "Order link",
    when: "A buyer requests an order’s link.",
    samples: (d) => [
      sampleMail(orderMail.link.subject(d.number), { order_number: d.number }, OrderLinkMail, {
        firstName: d.firstName,
        orderNumber: d.number,
        receiptUrl: receiptOf(d),
      }),
    ],
  },
  "order-confirm": buyerMail(
    "Cash order to confirm",
    "An order is placed with cash on delivery.",
    (d) => news.confirm(d.number, d.total),
    true,
  ),
  "order-remind": buyerMail(
    "Reminder to confirm",
    "A cash order is still unconfirmed.",
    (d) => news.remind(d.number, d.total),
    true,
  ),
  "order-keep": buyerMail(
    "Email to confirm",
    "A guest requests the confirmation link for a bank transfer again.",
    (d) => news.keep(d.number),
    true,
  ),
  "order-confirmed": buyerMail(
    "Cash order confirmed",
    "A cash order is confirmed.",
    (d) => news.confirmed(d.number, d.total, d.days),
    true,
  ),
  "order-made-for-you": buyerMail(
    "Order created by staff",
    "Staff create an order for a customer to check and pay.",
    (d) => news.madeForYou(d.number, { total: d.total, until: d.until }),
    true,
  ),
  "order-collected": buyerMail(
    "Cash collected",
    "The cash for a delivered order arrives.",
    (d) => paymentNews.collected(d.number, d.total),
    true,
  ),
  "order-shipped": buyerMail("Order shipped", "An order’s parcel ships.", (d) => [
    news.shipped(d.number, { shipment: shipment(d), cash: null, storage: storage(d) }),
    news.shipped(d.number, { shipment: shipment(d), cash: d.total, storage: storage(d) }),
  ]),
  "order-tracking": buyerMail("Tracking corrected", "A parcel’s tracking number changes.", (d) => [
    news.tracking(d.number, shipment(d)),
    news.tracking(d.number, { ...shipment(d), number: null }),
  ]),
  "order-delivered": buyerMail("Order delivered", "An order’s last parcel is delivered.", (d) =>
    news.delivered(d.number, storage(d)),
  ),
  "parcel-shipped": buyerMail(
    "One of several parcels shipped",
    "A parcel of an order with several parcels ships.",
    (d) => [
      parcelNews.shipped(d.number, part(d)),
      parcelNews.shipped(d.number, { ...part(d), toCome: [] }),
    ],
  ),
  "parcel-tracking": buyerMail(
    "Tracking corrected, one of several parcels",
    "The tracking number of one of several parcels changes.",
    (d) => parcelNews.tracking(d.number, part(d)),
  ),
  "parcel-delivered": buyerMail(
    "One of several parcels delivered",
    "One of several parcels is delivered, with more to come.",
    (d) => parcelNews.delivered(d.number, part(d)),
  ),
} satisfies Record<string, MailEntry>;
