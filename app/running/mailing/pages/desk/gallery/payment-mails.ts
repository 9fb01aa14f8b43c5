import { formatDate, formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { arrivalNews } from "#app/fulfilment/arrivals/texts/mail.ts";
import { guaranteeNews } from "#app/fulfilment/guarantee/texts/mail.ts";
import {
  GiftCardMail,
  type GiftCardMailProps,
} from "#app/selling/giftcards/emails/gift-card-mail.tsx";
import { giftCardMail } from "#app/selling/giftcards/texts/mail.ts";
import { OrderRefundedMail } from "#app/selling/payments/emails/order-refunded.tsx";
import {
  ProofDeclinedMail,
  ProofReceivedMail,
  TransferReminderMail,
} from "#app/selling/payments/emails/transfer-mails.tsx";
import { refundMail, transferMailMessages as transfer } from "#app/selling/payments/texts/mail.ts";
import { recallNews } from "#app/fulfilment/recalls/texts/mail.ts";
import { returnNews } from "#app/fulfilment/returns/texts/mail.ts";
import { answerNews } from "#app/reach/reviews/texts/mail.ts";
import { sampleMail, type MailEntry } from "./mail-entry.ts";
import { buyerMail, receiptOf } from "./order-sample.ts";
import type { SampleData } from "./sample-data.ts";

const to = (d: SampleData) => ({
  firstName: d.firstName,
  orderNumber: d.number,
  receiptUrl: receiptOf(d),
});
const returned = (d: SampleData) => ({ number: d.returnNumber, orderNumber: d.number });
const until = (d: SampleData) => ({
  order_number: d.number,
  until: formatDateTime(d.expiresAt),
});

type GiftCard = Omit<GiftCardMailProps, "name">;

function giftMail(
  name: string,
  when: string,
  variants: (data: SampleData) => GiftCard | GiftCard[],
): MailEntry {
  return {
    name,
    when,
    samples: (d) =>
      [variants(d)].flat().map((props) =>
        sampleMail(props.words.subject, { amount: formatMoney(d.total) }, GiftCardMail, {
          ...props,
          name: d.firstName,
        }),
      ),
  };
}

/** Mails about refunds, gift cards, transfers, returns, and after a delivery. */
export const PAYMENT_MAILS = {
  "order-refunded": {
    name: "Refunded",
    when: "An order is refunded to the buyer.",
    samples: (d) =>
      [true, false].map((nothingSent) =>
        sampleMail(
          refundMail.subject(d.number),
          { order_number: d.number, amount: formatMoney(d.total) },
          OrderRefundedMail,
          { ...to(d), amount: d.total, byHand: null, toCredit: false, nothingSent },
        ),
      ),
  },
  "gift-card": giftMail("Gift card", "The day of a paid gift card comes.", (d) => ({
    words: giftCardMail.gift(d.total, d.who),
    message: d.words,
    code: d.code,
    href: `${d.shop}/gift-cards/redeem`,
  })),
  "gift-card-bought": giftMail("Gift card paid", "A gift card is paid.", (d) => ({
    words: giftCardMail.bought(d.total, d.by, formatDate(d.expiresAt)),
    href: `${d.shop}/gift-card/${d.token}`,
  })),
  "gift-card-refunded": giftMail("Gift card refunded", "A gift card is refunded.", (d) =>
    [null, d.number].map((byHand) => ({
      words: giftCardMail.refunded(d.total, d.by, byHand),
      href: `${d.shop}/gift-card/${d.token}`,
    })),
  ),
  "transfer-proof-received": {
    name: "Proof received",
    when: "A buyer sends proof of a transfer.",
    samples: (d) => [
      sampleMail(
        transfer.receivedSubject(d.number),
        { order_number: d.number },
        ProofReceivedMail,
        to(d),
      ),
    ],
  },
  "transfer-proof-declined": {
    name: "Proof declined",
    when: "Staff decline a transfer proof.",
    samples: (d) =>
      [d.expiresAt, null].map((expiresAt) =>
        sampleMail(transfer.declinedSubject(d.number), until(d), ProofDeclinedMail, {
          ...to(d),
          reason: d.words,
          expiresAt,
        }),
      ),
  },
  "transfer-reminder": {
    name: "Transfer reminder",
    when: "One day before the hold on an unpaid transfer order ends.",
    samples: (d) => [
      sampleMail(transfer.reminderSubject(d.number), until(d), TransferReminderMail, {
        ...to(d),
        expiresAt: d.expiresAt,
      }),
    ],
  },
  "return-approved": buyerMail("Return approved", "Staff approve a return.", (d) => [
    returnNews.approved(returned(d), { comesBack: true, answer: d.words }),
    returnNews.approved(returned(d), { comesBack: false, answer: null }),
  ]),
  "return-refused": buyerMail("Return refused", "Staff refuse a return.", (d) =>
    returnNews.refused(returned(d), d.words),
  ),
  "return-refunded": buyerMail("Return refunded", "A return is closed with a refund.", (d) =>
    returnNews.refunded(returned(d), d.total),
  ),
  "return-closed": buyerMail("Return closed", "A return is closed without a refund.", (d) =>
    returnNews.closed(returned(d), d.words),
  ),
  "arrival-replacement": buyerMail(
    "Arrived warm",
    "Staff decide that an item that arrived warm must not be used.",
    (d) => arrivalNews.replacement(d.number, d.words),
  ),
  "arrival-fine": buyerMail(
    "Arrived fine",
    "Staff decide that an item arrived in good condition.",
    (d) => arrivalNews.fine(d.number, d.words),
  ),
  "guarantee-paid": buyerMail("Guarantee paid", "The shop’s guarantee pays a buyer.", (d) =>
    [true, false].map((toCredit) =>
      guaranteeNews({
        event: "recall",
        orderNumber: d.number,
        amount: d.total,
        goods: [{ name: d.product }],
        toCredit,
      }),
    ),
  ),
  recall: buyerMail("Lot recall", "A lot that a buyer received is recalled.", (d) =>
    recallNews({
      orderNumber: d.number,
      units: d.units,
      product: d.product,
      lotNumber: d.lot,
      reason: d.words,
      advice: d.words,
    }),
  ),
  "review-answered": buyerMail("Review answered", "The shop replies to a review.", (d) =>
    answerNews(d.product, d.words),
  ),
} satisfies Record<string, MailEntry>;
