import { z } from "zod";
import { task } from "#app/platform/jobs/task.server.ts";
import { mailNewLink } from "../commands/mail-new-link.server.ts";
import { mailOrderLink } from "../commands/mail-order-link.server.ts";
import { sendConfirmationLink } from "../commands/send-confirmation-link.server.ts";
import { mailboxUnproven } from "../queries/guest-reservations.server.ts";
import { awaitsConfirmation, confirmationState } from "../rules/confirmation.ts";
import { ofOrder, onOrder } from "./on-order.server.ts";

/** The buyer asked for the link again; each asking is a mail of its own. */
export const mailConfirmation = onOrder(
  "orders.mail-confirmation",
  ofOrder.extend({ askId: z.string() }),
  async (ctx, order, { askId }) => {
    const unproven = await mailboxUnproven(ctx.db, order.id);
    if (confirmationState(order, unproven) !== "open") return;
    const dedupeKey = `order-confirm:${order.id}:${askId}`;
    await sendConfirmationLink(ctx, ctx.links, order, { dedupeKey, reminder: false });
  },
);

export const mailNewOrderLink = onOrder(
  "orders.mail-new-link",
  ofOrder.extend({ issue: z.number() }),
  (ctx, order, { issue }) => mailNewLink(ctx, ctx.links, order, issue),
);

export const remindConfirmation = onOrder(
  "orders.remind-confirmation",
  ofOrder,
  async (ctx, order) => {
    if (!awaitsConfirmation(order)) return;
    const dedupeKey = `order-confirm:${order.id}:reminder`;
    await sendConfirmationLink(ctx, ctx.links, order, { dedupeKey, reminder: true });
  },
);

const ofLink = z.object({ orderNumber: z.string(), email: z.string() });

export const mailLostLink = task("orders.mail-link", ofLink, (ctx, asked) =>
  mailOrderLink(ctx, ctx.links, asked),
);
