import { z } from "zod";
import { mailBuyer } from "#app/selling/orders/jobs/mail-buyer.server.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { orderToken } from "#app/selling/orders/rules/order-link.ts";
import { parcelsInAll } from "#app/selling/orders/rules/parcels.ts";
import { task } from "#app/platform/jobs/task.server.ts";
import { findArrival } from "../queries/find-arrival.server.ts";
import { arrivalNews as say } from "../texts/mail.ts";
import { arrivalPath } from "../views/arrival-path.ts";

const aboutArrival = z.object({ arrivalId: z.string() });

/** Mails the buyer the decision of staff, once. */
export const mailArrival = task("arrivals.mail", aboutArrival, async (ctx, { arrivalId }) => {
  const own = await findArrival(ctx.db, arrivalId);
  const order = own && (await findOrder(ctx.db, own.orderId));
  if (!order || own.decision === null) return;
  const news = say[own.decision](order.orderNumber, own.reply);
  const path = arrivalPath(orderToken(ctx, order), own.parcel, parcelsInAll(order));
  const also = { label: say.report, href: `${ctx.links.appUrl}${path}` };
  await mailBuyer(ctx, order, { dedupeKey: `arrival:${arrivalId}:decided`, news, also });
});
