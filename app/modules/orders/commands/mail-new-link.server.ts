import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orderNews as say } from "../texts/mail-news.ts";
import type { OrderWithItems } from "../queries/find-order.server.ts";
import { mailboxUnproven } from "../queries/guest-reservations.server.ts";
import { confirmationState } from "../rules/confirmation.ts";
import { mailBuyer } from "./mail-buyer.server.ts";
import { sendConfirmationLink } from "./send-confirmation-link.server.ts";

/** The links mailed before are ended. Who still has to confirm gets a link for that with it. */
export async function mailNewLink(
  ctx: Ctx,
  links: { appUrl: string },
  order: OrderWithItems,
  issue: number,
): Promise<void> {
  const dedupeKey = `order-link:${order.id}:${issue}`;
  const unproven = await mailboxUnproven(ctx.db, order.id);
  if (confirmationState(order, unproven) === "open") {
    await sendConfirmationLink(ctx, links, order, { dedupeKey, reminder: false });
  } else {
    await mailBuyer(ctx, links, order, { dedupeKey, news: say.newLink(order.orderNumber) });
  }
}
