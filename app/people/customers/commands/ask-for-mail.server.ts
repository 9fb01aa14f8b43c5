import { hashToken } from "#app/platform/access/ids.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";

const HOURLY = { points: 3, seconds: 60 * 60 };

const MAILS = {
  confirmation: {
    job: "customers.mail-confirmation",
    limit: { name: "mail-confirmation", ...HOURLY },
  },
  reset: { job: "customers.mail-reset", limit: { name: "mail-reset", ...HOURLY } },
  // Such a link works for 15 minutes, so the owner always has a working one, however often
  // strangers ask for one.
  signIn: {
    job: "customers.mail-sign-in-link",
    limit: { name: "mail-sign-in-link", points: 1, seconds: 10 * 60 },
  },
} as const;

export type AskedMail = keyof typeof MAILS;

/**
 * Requests the mail with a link. Only the job checks whether the account exists, so that the answer
 * and its timing are the same for every address. `next` is the page to open afterwards.
 */
export async function askForMail(
  { ctx, limiter }: RequestContext,
  email: string,
  what: AskedMail,
  next?: string,
): Promise<void> {
  const { job, limit } = MAILS[what];
  const { allowed } = await limiter.take(limit, hashToken(email));
  if (allowed) await enqueue(ctx.db, job, { email, next });
}
