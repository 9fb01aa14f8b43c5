import { hashToken } from "#app/platform/access/ids.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";

const MAILS = {
  confirmation: { job: "customers.mail-confirmation", limit: limitOf("mail-confirmation") },
  reset: { job: "customers.mail-reset", limit: limitOf("mail-reset") },
};

function limitOf(name: string) {
  return { name, points: 3, seconds: 60 * 60 };
}

/**
 * Asks for the mail with a link. Whether there is such an account is found out by the job, so the
 * answer and its time are the same for every address.
 */
export async function askForMail(
  { ctx, limiter }: RequestContext,
  email: string,
  what: keyof typeof MAILS,
): Promise<void> {
  const { job, limit } = MAILS[what];
  const { allowed } = await limiter.take(limit, hashToken(email));
  if (allowed) await enqueue(ctx.db, job, { email });
}
