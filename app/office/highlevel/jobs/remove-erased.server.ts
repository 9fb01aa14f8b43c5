import { and, eq, isNull, lt, or } from "drizzle-orm";
import { z } from "zod";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { task, type JobCtx } from "#app/platform/jobs/task.server.ts";
import { breakConnection } from "../commands/break-connection.server.ts";
import { pauseConnection } from "../commands/pause-connection.server.ts";
import { readConnection } from "../queries/connection.server.ts";
import { openAddress } from "../queries/sealed-address.server.ts";
import { LOG_DAYS } from "../rules/log-terms.ts";
import { secondsToWait, type Verdict } from "../rules/read-answer.ts";
import { highlevelContacts } from "../tables.server.ts";
import { highlevelApi } from "./highlevel-api.server.ts";

type Contact = typeof highlevelContacts.$inferSelect;

const MOST = 50;
/** A request that made it there has been answered, or has failed, by then. */
const UNDER_WAY_MINUTES = 15;

const found = z.object({ contact: z.object({ id: z.string().regex(/^[\w-]{1,100}$/) }).nullish() });

/** Runs on a schedule. Removes erased people from HighLevel too, until none is left. */
export const removeErased = task("highlevel.remove-erased", z.unknown(), async (ctx) => {
  const { db, now } = ctx;
  const isErased = isNull(highlevelContacts.email);
  const isSettled = or(
    isNull(highlevelContacts.begunAt),
    lt(highlevelContacts.begunAt, addMinutes(now, -UNDER_WAY_MINUTES)),
  );
  const erased = await db
    .select()
    .from(highlevelContacts)
    .where(and(isErased, isSettled, isNull(highlevelContacts.leftBehindAt)))
    .orderBy(highlevelContacts.createdAt)
    .limit(MOST);
  for (const contact of erased) {
    const verdict = await remove(ctx, contact);
    if (verdict === undefined) continue;
    if (verdict.is === "done" || verdict.is === "gone") await forget(ctx, contact);
    else if (!(await goOn(ctx, contact, verdict))) return;
  }
});

/** Undefined where there is no key that works. */
async function remove(ctx: JobCtx, contact: Contact): Promise<Verdict | undefined> {
  if (contact.remoteId === null && contact.begunAt === null) return { is: "done" };
  const { state, key, locationId, pausedUntil } = await readConnection(ctx);
  const isOpen = state === "sending" || state === "connected";
  if (!isOpen || key === undefined || locationId === undefined) return undefined;
  if (pausedUntil && pausedUntil > ctx.now) return undefined;
  const api = highlevelApi(ctx.links, key);
  if (contact.remoteId !== null) return (await api.remove(contact.remoteId)).verdict;
  const email = openAddress(ctx, contact.sealedAddress);
  if (email === undefined) return { is: "done" };
  const { verdict, body } = await api.find(locationId, email);
  if (verdict.is !== "done") return verdict;
  const id = found.safeParse(body).data?.contact?.id;
  return id === undefined ? verdict : (await api.remove(id)).verdict;
}

async function forget(ctx: JobCtx, { id, remoteId }: Contact): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await tx.db.delete(highlevelContacts).where(eq(highlevelContacts.id, id));
    if (remoteId === null) return;
    await recordAudit(tx, {
      action: "highlevel.contact_removed",
      subject: { type: "highlevel", id: "connection" },
      after: { contact: remoteId },
    });
  });
}

/** Returns whether the next contact is worth a request. */
async function goOn(ctx: JobCtx, { id }: Contact, verdict: Verdict): Promise<boolean> {
  if (verdict.is === "refused") {
    // Staff see it on the page, and remove it there by hand.
    const left = { leftBehindAt: ctx.now };
    await ctx.db.update(highlevelContacts).set(left).where(eq(highlevelContacts.id, id));
    return true;
  }
  await inTransaction(ctx, async (tx) => {
    if (verdict.is === "broken") await breakConnection(tx, verdict.why);
    if (verdict.is === "trouble" && verdict.why === "busy") {
      await pauseConnection(tx, secondsToWait(verdict.retryAfter, tx.now));
    }
  });
  return false;
}

/** A contact that no request could remove is listed for this long, so that staff can remove it. */
export const leftBehindOver = (now: Date) =>
  lt(highlevelContacts.leftBehindAt, addDays(now, -LOG_DAYS));
