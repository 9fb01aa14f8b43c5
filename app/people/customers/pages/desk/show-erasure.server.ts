import { formatDate, formatDateTime } from "#app/lib/dates.ts";
import { findCustomer } from "../../queries/customer.server.ts";
import { erasedAt, openErasureOf } from "#app/office/erasure/queries/open-erasure.server.ts";
import { standingOf } from "#app/office/erasure/queries/standing.server.ts";
import { findBlockers } from "#app/office/erasure/rules/find-blockers.ts";
import { blockerTitle } from "#app/office/erasure/texts/shopper.ts";
import { staffErasure as say } from "#app/office/erasure/texts/staff.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** The erasure of a customer, due or done, from the record; null if there is neither. */
export async function showErasure(ctx: Ctx, customerId: string) {
  const done = await erasedAt(ctx.db, customerId);
  if (done) return { isDone: true, title: say.erased(formatDate(done)), text: say.erasedText };
  const open = await openErasureOf(ctx.db, customerId);
  if (!open) return null;
  const waits = open.waitingSince ? say.waits(await blockersOf(ctx, customerId)) : "";
  const title = say.due(formatDateTime(open.dueAt));
  return { isDone: false, title, text: `${say.dueText[open.askedBy]} ${waits}`.trim() };
}

export type StaffErasure = Awaited<ReturnType<typeof showErasure>>;

export async function blockersOf({ db, now }: Ctx, customerId: string): Promise<string[]> {
  const userId = (await findCustomer(db, customerId))?.userId ?? null;
  return findBlockers(await standingOf(db, { userId, customerId }, now)).map(blockerTitle);
}
