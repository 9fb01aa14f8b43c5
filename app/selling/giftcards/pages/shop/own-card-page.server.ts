import { formatDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { Gateway } from "#app/selling/payments/gateways/gateway.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { orNotFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { z } from "zod";
import { findCard } from "../../queries/cards.server.ts";
import { cardIdOf } from "../../rules/card-link.ts";
import { stateOf } from "../../rules/card-terms.ts";
import { giftCardMessages } from "../../texts/shopper.ts";
import { goToPayment } from "./gift-cards-page.server.ts";

const { bought: say } = giftCardMessages;

async function cardOf(ctx: Ctx, token: string) {
  const id = cardIdOf(ctx, token);
  return orNotFound(id === undefined ? undefined : await findCard(ctx.db, id));
}

export async function loadOwnCard(ctx: Ctx, token: string) {
  const card = await cardOf(ctx, token);
  const { recipientName, recipientEmail, sendOn, message } = card;
  return {
    key: ctx.ids.newId(),
    amount: formatMoney(card.amount),
    state: stateOf(card),
    isOpen: card.attempt === "open",
    facts: [
      { label: say.to, value: `${recipientName}\n${recipientEmail}` },
      { label: say.day, value: formatDate(sendOn) },
      ...(message === "" ? [] : [{ label: say.message, value: message }]),
    ],
  };
}

const keyInput = z.object({ key: z.uuid() });

/** Pays a card that is not paid yet. */
export async function submitOwnCard(
  served: RequestContext,
  request: Request,
  { token, gateway }: { token: string; gateway: Gateway | undefined },
) {
  const { id } = await cardOf(served.ctx, token);
  const sent = keyInput.safeParse(await readFormTexts(request));
  if (!sent.success) throw new Response(giftCardMessages.errors.stale, { status: 400 });
  return goToPayment(served, gateway, id, sent.data.key);
}
