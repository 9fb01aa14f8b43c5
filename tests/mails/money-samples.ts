import { GiftCardMail } from "#app/selling/giftcards/emails/gift-card-mail.tsx";
import { giftCardMail as say } from "#app/selling/giftcards/texts/mail.ts";
import { OrderRefundedMail } from "#app/selling/payments/emails/order-refunded.tsx";
import { refundMail } from "#app/selling/payments/texts/mail.ts";
import { sample } from "./mail-sample.ts";

const to = { name: "Maria", href: "https://shop.example.test/gift-cards/redeem" };
const code = "GIFT-7F3K-9Q2M-X4TB-0WHC-P6RD-1YNA-8SVE";

/** Mails about refunds and gift cards. */
export const MONEY_SAMPLES = [
  sample("refunded", refundMail.title, OrderRefundedMail, {
    firstName: "Maria",
    orderNumber: "PM-26-000123",
    receiptUrl: `http://127.0.0.1:3000/order/${"a1B2c3D4".repeat(5)}`,
    amount: 1_925_000,
    byHand: null,
    toCredit: false,
    nothingSent: true,
  }),
  ...[
    { ...to, words: say.gift(100_000, "Rosa Cruz"), message: "Enjoy!", code },
    { ...to, words: say.bought(100_000, "Ana Reyes", "Nov 30, 2026") },
    { ...to, words: say.refunded(100_000, "Ana Reyes", null) },
  ].map((props) => sample(props.words.subject, props.words.title, GiftCardMail, props)),
];
