import { href } from "react-router";
import { z } from "zod";
import { mailBuyer } from "#app/selling/orders/jobs/mail-buyer.server.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import type { OrderNews } from "#app/selling/orders/texts/mail.ts";
import { queueStaffMail } from "#app/running/staff/commands/queue-staff-mail.server.ts";
import { task } from "#app/platform/jobs/task.server.ts";
import { ReturnToStaffMail } from "../emails/return-to-staff.tsx";
import { findReturn } from "../queries/find-return.server.ts";
import { returnToStaff } from "../texts/mail-staff.ts";
import { returnNews as say } from "../texts/mail.ts";

const aboutReturn = z.object({
  returnId: z.string(),
  news: z.enum(["approved", "refused", "settled"]),
});

/** Mails the buyer each of the three decisions once. */
export const mailReturn = task("returns.mail", aboutReturn, async (ctx, { returnId, news }) => {
  const own = await findReturn(ctx.db, returnId);
  const order = own && (await findOrder(ctx.db, own.orderId));
  const text = own && newsOf(own, news);
  if (!order || !text) return;
  await mailBuyer(ctx, order, { dedupeKey: `return:${returnId}:${news}`, news: text });
});

/**
 * Tells the shop's mailbox and interested staff about a buyer's request, unless the owner turned
 * these mails off.
 */
export const mailReturnToStaff = task(
  "returns.mail-staff",
  z.object({ returnId: z.string() }),
  async (ctx, { returnId }) => {
    const own = await findReturn(ctx.db, returnId);
    if (!own) return;
    await queueStaffMail(ctx, "returns", {
      kind: "staff-return",
      values: { return_number: own.number, order_number: own.order.orderNumber },
      dedupeKey: `return-to-staff:${returnId}`,
      subject: returnToStaff.subject(own.number),
      template: ReturnToStaffMail,
      props: {
        number: own.number,
        orderNumber: own.order.orderNumber,
        href: `${ctx.links.appUrl}${href("/admin/returns/:returnId", { returnId })}`,
      },
    });
  },
);

type ReturnWithOrder = NonNullable<Awaited<ReturnType<typeof findReturn>>>;

function newsOf(
  own: ReturnWithOrder,
  news: z.infer<typeof aboutReturn>["news"],
): OrderNews | undefined {
  const { number, answer, comesBack, refunded, asCredit, settledWhy } = own;
  const about = { number, orderNumber: own.order.orderNumber };
  switch (news) {
    case "approved":
      // Refused in the meantime, which has its own mail.
      if (own.state === "refused") return undefined;
      return say.approved(about, { comesBack: comesBack ?? false, answer });
    case "refused":
      return answer === null ? undefined : say.refused(about, answer);
    case "settled":
      return refunded > 0
        ? say.refunded(about, refunded, asCredit)
        : say.closed(about, settledWhy ?? "");
  }
}
