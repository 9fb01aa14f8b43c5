import { and, asc, eq, inArray, isNull, lt, lte, ne, sql } from "drizzle-orm";
import { href } from "react-router";
import { z } from "zod";
import { addDays, formatDate, shopDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { findRefund } from "#app/selling/payments/queries/refunds.server.ts";
import { payments, payoutLines } from "#app/selling/payments/tables.server.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { moduleJobs, task, type JobCtx } from "#app/platform/jobs/task.server.ts";
import { sendCard } from "./commands/send-card.server.ts";
import { GiftCardMail, type GiftCardMailProps } from "./emails/gift-card-mail.tsx";
import { cardOfPayment, isPaid, type FoundCard } from "./queries/cards.server.ts";
import { cardToken } from "./rules/card-link.ts";
import { UNPAID_DAYS } from "./rules/card-terms.ts";
import { giftCards } from "./tables.server.ts";
import { giftCardMail } from "./texts/mail.ts";

type Words = GiftCardMailProps["words"];
type BuyerMail = {
  kind: "gift-card-bought" | "gift-card-refunded";
  key: readonly string[];
  words: Words;
};

async function mailBuyer(ctx: JobCtx, card: FoundCard, { kind, key, words }: BuyerMail) {
  const token = cardToken(ctx, card.id);
  await queueShopMail(ctx, {
    kind,
    values: { amount: formatMoney(card.amount) },
    dedupeKey: [kind, card.id, ...key].join(":"),
    to: card.buyerEmail,
    subject: words.subject,
    template: GiftCardMail,
    props: {
      words,
      name: card.buyerName,
      href: `${ctx.links.appUrl}${href("/gift-card/:token", { token })}`,
    },
  });
}

const mailBought = task(
  "giftcards.mail-bought",
  z.object({ paymentId: z.string() }),
  async (ctx, { paymentId }) => {
    const card = await cardOfPayment(ctx.db, paymentId);
    if (!card) return;
    const words = giftCardMail.bought(card.amount, card.recipientName, formatDate(card.sendOn));
    await mailBuyer(ctx, card, { kind: "gift-card-bought", key: [], words });
  },
);

const mailRefunded = task(
  "giftcards.mail-refunded",
  z.object({ refundId: z.string() }),
  async (ctx, { refundId }) => {
    const refund = await findRefund(ctx.db, refundId);
    const card = refund && (await cardOfPayment(ctx.db, refund.paymentId));
    if (!card) return;
    const words = giftCardMail.refunded(card.amount, card.recipientName, refund.byHand);
    await mailBuyer(ctx, card, { kind: "gift-card-refunded", key: [refundId], words });
  },
);

const AT_ONCE = 50;

/** Mails the paid cards whose day has come. Each is marked in the transaction of its mail. */
export const sendDueCards = task("giftcards.send", z.unknown(), (ctx) =>
  inTransaction(ctx, async (tx) => {
    const { sendOn, sentAt, voidedAt, paymentId, id } = giftCards;
    const due = await tx.db
      .select({ card: giftCards })
      .from(giftCards)
      .innerJoin(payments, eq(payments.id, paymentId))
      .where(and(lte(sendOn, shopDay(tx.now)), isNull(sentAt), isNull(voidedAt), isPaid))
      .orderBy(asc(sendOn), asc(id))
      .limit(AT_ONCE)
      .for("update", { of: giftCards, skipLocked: true });
    for (const { card } of due) await sendCard(tx, ctx.links, card);
  }),
);

/** Removes cards that were never paid, with their attempts. */
export const forgetUnpaid = task("giftcards.forget-unpaid", z.unknown(), (ctx) =>
  inTransaction(ctx, async ({ db, now }) => {
    const old = await db
      .select({ cardId: giftCards.id, paymentId: payments.id })
      .from(giftCards)
      .innerJoin(payments, eq(payments.id, giftCards.paymentId))
      .where(
        and(
          ne(payments.status, "paid"),
          isNull(payments.nextAskAt),
          lt(giftCards.createdAt, addDays(now, -UNPAID_DAYS)),
          sql`not exists (select from ${payoutLines} where ${payoutLines.paymentId} = ${payments.id})`,
        ),
      )
      .for("update");
    await db.delete(giftCards).where(
      inArray(
        giftCards.id,
        old.map(({ cardId }) => cardId),
      ),
    );
    await db.delete(payments).where(
      inArray(
        payments.id,
        old.map(({ paymentId }) => paymentId),
      ),
    );
  }),
);

export const giftCardsJobs = moduleJobs({
  listeners: { "sale.paid": [mailBought, sendDueCards], "sale.refunded": [mailRefunded] },
  schedule: [
    { task: sendDueCards, match: "*/5 * * * *" },
    { task: forgetUnpaid, match: "45 19 * * *" },
  ],
});
