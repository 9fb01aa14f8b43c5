import { eq } from "drizzle-orm";
import { products } from "#app/goods/catalog/tables.server.ts";
import { tokenOf } from "#app/selling/orders/factories.ts";
import { ordersJobs } from "#app/selling/orders/jobs.server.ts";
import { sentOrder } from "#app/fulfilment/returns/factories.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { reportArrival } from "./commands/report-arrival.server.ts";
import { arrivalsJobs } from "./jobs.server.ts";
import type { Felt } from "./rules/arrival-terms.ts";

/** An order of cold goods that has left, with the buyer's link, for a test. */
export async function coldOrder(ctx: Ctx, { warmHours }: { warmHours?: number } = {}) {
  const own = await sentOrder(ctx, { needsCold: true });
  if (warmHours !== undefined) {
    const allowed = { warmHours, warmSource: "Its label, section 16" };
    await ctx.db.update(products).set(allowed).where(eq(products.id, own.productId));
  }
  return { ...own, orderToken: await tokenOf(ctx, own.orderId) };
}

/** A report on such an order, without a photo, for a test. It waits unless felt cold. */
export async function makeArrival(ctx: Ctx, felt: Felt = "warm") {
  const { orderId, orderToken } = await coldOrder(ctx);
  const report = { key: ctx.ids.newId(), version: 0, felt, hours: 30 };
  const nowhere = createDiskFiles("nowhere").area("arrivals");
  const said = await reportArrival({ ...ctx, actor: VISITOR }, nowhere, { orderToken, report });
  if (!said.ok) throw new Error(said.reason);
  return { orderId, orderToken, arrivalId: said.value.id };
}

/** All jobs of a report and its order, for draining them in tests. */
export const arrivalJobs = () =>
  planOf({ tasks: [deliverMail] }, ordersJobs, arrivalsJobs(createDiskFiles("nowhere")));
