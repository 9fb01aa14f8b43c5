import { and, eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { mayAsk, type AskProblem } from "#app/fulfilment/returns/rules/may-ask.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { readPicture } from "#app/platform/files/read-picture.server.ts";
import { coldGoods } from "../queries/cold-goods.server.ts";
import { coldParcels } from "../queries/cold-parcels.server.ts";
import { openParcel } from "../queries/open-parcel.server.ts";
import type { Felt } from "../rules/arrival-terms.ts";
import { judgeArrival, type Answer } from "../rules/judge-arrival.ts";
import { whichParcel } from "../rules/which-parcel.ts";
import { arrivals } from "../tables.server.ts";

type Report = {
  /** The form's key, so that sending a form twice changes nothing. */
  key: string;
  /** The version of the report in the form. 0 for a new one. */
  version: number;
  felt: Felt;
  hours: number | null;
};

type ArrivalReport = {
  orderToken: string;
  /** The parcel's number within its order. Defaults to the first cold parcel. */
  parcel?: number | undefined;
  report: Report;
  photo?: Uint8Array | undefined;
};

export type ReportRefusal =
  | Refusal<"not_found" | "nothing_cold" | "changed_meanwhile" | "decided" | "not_a_picture">
  | AskProblem;

type ReportResult = Result<{ id: string; answer: Answer }, ReportRefusal>;

/**
 * The buyer reports how a parcel arrived, or corrects the report until staff have decided. The rule
 * answers at once. The link is the authorization. The photo's file is written before its row: a
 * file of a failed try, or of an earlier photo, is removed by the job `arrivals.sweep-photos`.
 */
export async function reportArrival(
  ctx: Ctx,
  store: FileStore,
  { orderToken, parcel, report, photo }: ArrivalReport,
): Promise<ReportResult> {
  const order = (await openParcel(ctx, orderToken))?.order;
  if (!order) return refuse("not_found");
  const may = mayAsk(order, "buyer", ctx.now);
  if (!may.ok) return may;
  const picture = photo && (await readPicture(photo));
  if (picture && !picture.ok) return picture;
  const fileId = picture && ctx.ids.newId();
  if (fileId) await store.write(fileId, picture.value.bytes);
  const written = await inTransaction(ctx, (tx) =>
    writeReport(tx, { orderId: order.id, parcel, report, fileId }),
  );
  if (fileId && !written.ok) await store.remove(fileId);
  return written;
}

type ReportRecord = Pick<ArrivalReport, "parcel" | "report"> & {
  orderId: string;
  fileId: string | undefined;
};

async function writeReport(
  tx: Ctx,
  { orderId, parcel: named, report, fileId }: ReportRecord,
): Promise<ReportResult> {
  const { key, version, felt, hours } = report;
  const order = await lockOrder(tx, orderId);
  if (!order) return refuse("not_found");
  const may = mayAsk(order, "buyer", tx.now);
  if (!may.ok) return may;
  const parcel = named ?? whichParcel(null, await coldParcels(tx.db, orderId));
  const its = and(eq(arrivals.orderId, orderId), eq(arrivals.parcel, parcel));
  const [earlier] = await tx.db.select().from(arrivals).where(its).for("update");
  if (earlier?.formKey === key) return ok({ id: earlier.id, answer: earlier.answer });
  if (earlier?.decision) return refuse("decided");
  if ((earlier?.version ?? 0) !== version) return refuse("changed_meanwhile");
  const goods = await coldGoods(tx.db, { orderId, parcel });
  if (goods.length === 0) return refuse("nothing_cold");
  const answer = judgeArrival({ felt, hours }, goods);
  const id = earlier?.id ?? tx.ids.newId();
  const own = { felt, hours, goods, answer, formKey: key, ...(fileId ? { fileId } : {}) };
  if (earlier) {
    await tx.db
      .update(arrivals)
      .set({ ...own, version: version + 1 })
      .where(its);
  } else await tx.db.insert(arrivals).values({ ...own, id, orderId, parcel, reportedAt: tx.now });
  const said = { felt, hours, answer, hasPhoto: Boolean(fileId ?? earlier?.fileId) };
  const before = earlier && { felt: earlier.felt, hours: earlier.hours, answer: earlier.answer };
  // The order number is on both sides, which is not a change: the log identifies the report by it.
  const { orderNumber } = order;
  await recordAudit(tx, {
    action: earlier ? "arrival.corrected" : "arrival.reported",
    subject: { type: "arrival", id },
    ...(before && { before: { orderNumber, ...before, hasPhoto: earlier.fileId !== null } }),
    after: { orderNumber, ...(parcel > 1 && { parcel }), ...said },
  });
  return ok({ id, answer });
}
