import { eq } from "drizzle-orm";
import { href } from "react-router";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { formatMoney } from "#app/lib/money.ts";
import { GiftCardMail } from "../emails/gift-card-mail.tsx";
import { codeOfCard } from "../rules/card-link.ts";
import { giftCards } from "../tables.server.ts";
import { giftCardMail } from "../texts/mail.ts";

type Card = Pick<
  typeof giftCards.$inferSelect,
  "id" | "issue" | "amount" | "buyerName" | "recipientName" | "recipientEmail" | "message"
>;

/** Mails a paid card with its code, and stores the code's hash. The caller has locked the card. */
export async function sendCard(ctx: Ctx, { appUrl }: { appUrl: string }, card: Card) {
  const { id, issue, amount, buyerName, recipientName: name, recipientEmail: to, message } = card;
  const code = codeOfCard(ctx, card);
  const words = giftCardMail.gift(amount, buyerName);
  await queueShopMail(ctx, {
    kind: "gift-card",
    values: { amount: formatMoney(amount) },
    dedupeKey: `gift-card:${id}:${issue}`,
    to,
    subject: words.subject,
    template: GiftCardMail,
    props: { words, name, message, code, href: `${appUrl}${href("/gift-cards/redeem")}` },
  });
  const sent = { sentAt: ctx.now, codeHash: hashToken(code) };
  await ctx.db.update(giftCards).set(sent).where(eq(giftCards.id, id));
}
