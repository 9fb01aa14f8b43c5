import { z } from "zod";
import type { Files } from "#app/platform/files/file-store.ts";
import { moduleJobs, task, type PayloadOf } from "#app/platform/jobs/task.server.ts";
import { sweepArrivalPhotos } from "./commands/sweep-photos.server.ts";
import { PHOTO_FILES } from "./rules/arrival-terms.ts";
import { mailBuyer } from "#app/selling/orders/jobs/mail-buyer.server.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { orderToken } from "#app/selling/orders/rules/order-link.ts";
import { parcelsInAll } from "#app/selling/orders/rules/parcels.ts";
import { findArrival } from "./queries/find-arrival.server.ts";
import { arrivalNews as say } from "./texts/mail.ts";
import { arrivalPath } from "./views/arrival-path.ts";

const aboutArrival = z.object({ arrivalId: z.string() });

/** Mails the buyer the decision of staff, once. */
const mailArrival = task("arrivals.mail", aboutArrival, async (ctx, { arrivalId }) => {
  const own = await findArrival(ctx.db, arrivalId);
  const order = own && (await findOrder(ctx.db, own.orderId));
  if (!order || own.decision === null) return;
  const news = say[own.decision](order.orderNumber, own.reply);
  const path = arrivalPath(orderToken(ctx, order), own.parcel, parcelsInAll(order));
  const also = { label: say.report, href: `${ctx.links.appUrl}${path}` };
  await mailBuyer(ctx, order, { dedupeKey: `arrival:${arrivalId}:decided`, news, also });
});

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopEvents {
    /** Staff decided that the goods of a parcel must not be used. */
    "arrival.rejected": { arrivalId: string };
  }
  interface ShopTasks {
    "arrivals.mail": PayloadOf<typeof mailArrival>;
  }
}

export function arrivalsJobs(files: Files) {
  const sweep = task("arrivals.sweep-photos", z.unknown(), (ctx) =>
    sweepArrivalPhotos(ctx, files.area(PHOTO_FILES)),
  );
  return moduleJobs({
    tasks: [mailArrival],
    listeners: { "arrival.rejected": [] },
    schedule: [{ task: sweep, match: "10 20 * * *" }],
  });
}
