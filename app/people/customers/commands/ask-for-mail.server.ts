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
  // Such a link works for 15 minutes, so the owner always has a working one, however many others ask.
  signIn: {
    job: "customers.mail-sign-in-link",
    limit: { name: "mail-sign-in-link", points: 1, seconds: 10 * 60 },
  },
} as const;

export type AskedMail = keyof typeof MAILS;

/**
 * Asks for the mail with a link. Whether there is such an account is found out by the job, so the
 * answer and its time are the same for every address. `next` is where they go from there.
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
