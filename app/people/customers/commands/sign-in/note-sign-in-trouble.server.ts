import { createHmac } from "node:crypto";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { tellOwners } from "#app/running/staff/commands/tell-owners.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import type { Entrance } from "../../queries/entrance.server.ts";
import type { LimitName } from "../../rules/sign-in-limits.ts";

const HOUR = 60 * 60;
/**
 * The log is never trimmed, so rows are limited per address and network: one refused try an hour,
 * and failed tries number 1, 10, 100 and 1,000.
 */
const REFUSED = { name: "note-sign-in", points: 1, seconds: HOUR };
const FAILED = { name: "note-failed-sign-in", points: 1_000, seconds: HOUR };
const WORTH_A_ROW = [1, 10, 100, 1_000];
/** A flood of made-up addresses must not keep rows about real accounts out of the log. */
const OF_ACCOUNTS = { name: "note-sign-in-accounts", points: 300, seconds: HOUR };
const OF_NOBODY = { name: "note-sign-in-nobody", points: 100, seconds: HOUR };
const ONCE_A_DAY = { name: "tell-of-guessing", points: 1, seconds: 24 * HOUR };

type Trouble = { refusedBy: LimitName | undefined };

/**
 * Logs a wrong password with the number of tries, or a try that was refused unchecked. Addresses
 * without an account are not logged. If many networks guess at an account, its user and the owners
 * get a mail, at most once a day.
 */
export async function noteSignInTrouble(
  served: RequestContext,
  entrance: Entrance,
  { refusedBy }: Trouble,
): Promise<void> {
  const { ctx, limiter, ip, auth, log } = served;
  const action = refusedBy ? "sign_in.refused" : "sign_in.failed";
  const source = networkName(ip, auth.options.secret);
  const limit = refusedBy ? REFUSED : FAILED;
  const { allowed, used } = await limiter.take(limit, [action, entrance.account, source].join(":"));
  if (!allowed || used === undefined || !WORTH_A_ROW.includes(used)) return;
  const altogether = entrance.userId ? OF_ACCOUNTS : OF_NOBODY;
  if (!(await limiter.take(altogether, "all")).allowed) {
    log.warn({ action }, "so many sign-ins fail that not all of them are in the audit log");
    return;
  }
  const { userId } = entrance;
  const subject = userId ? { type: "user", id: userId } : { type: "network", id: source };
  const after = refusedBy ? { source, refusedBy } : { source, tries: used };
  await inTransaction(ctx, async (tx) => {
    await recordAudit(tx, { action, subject, after });
    if (refusedBy === "account" && userId) await tellOfGuessing({ ...served, ctx: tx }, userId);
  });
}

/** A pseudonym that distinguishes networks in the log without revealing them. */
function networkName(ip: string, secret: string): string {
  return createHmac("sha256", secret).update(`network ${ip}`).digest("base64url").slice(0, 12);
}

async function tellOfGuessing({ ctx, limiter }: RequestContext, userId: string): Promise<void> {
  if (!(await limiter.take(ONCE_A_DAY, userId)).allowed) return;
  const eventId = ctx.ids.newId();
  await enqueue(ctx.db, "customers.mail-guessed", { userId, eventId });
  await tellOwners(ctx, { kind: "guessed", eventId, userId });
}
