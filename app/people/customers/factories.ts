import { desc, eq } from "drizzle-orm";
import type { Pool } from "pg";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { createAuth, type Auth } from "#app/platform/auth/auth.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import type { JobPlan } from "#app/platform/jobs/runner.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { findMail } from "#app/platform/mail/queries.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { createLog } from "#app/platform/log.server.ts";
import { customersJobs } from "./jobs.server.ts";

export const PASSWORD = "mango-avenue";

export function testAuth(ctx: Ctx): Auth {
  return createAuth({ db: ctx.db, secret: "only these tests know it", appUrl: "http://x.test" });
}

/** The part of a request that this module's commands need. */
export function servedFor(ctx: Ctx, auth: Auth, pool: Pool, ip = "203.0.113.1"): RequestContext {
  const limiter = createRateLimiter(pool);
  const log = createLog("silent");
  return { ctx, auth, limiter, ip, log, loopback: false } as RequestContext;
}

/** A file store that is always empty. */
const noFiles = createDiskFiles("/dev/null");

/** The jobs that an account causes, for draining in tests. Its events have no listeners here. */
export const accountJobs = (auth: Auth): JobPlan =>
  planOf({ tasks: [deliverMail] }, customersJobs(auth, noFiles), {
    listeners: {
      "customer.confirmed": [],
      "customer.signed-in": [],
      "customer.email-changed": [],
    },
  });

export async function mailedToken(ctx: Ctx, email: string): Promise<string> {
  const [newest] = await ctx.db
    .select({ id: mails.id })
    .from(mails)
    .where(eq(mails.to, email))
    .orderBy(desc(mails.id))
    .limit(1);
  const mail = newest && (await findMail(ctx, newest.id));
  const token = /\/(?:confirm-email|reset-password|sign-in-link)\/([\w.%-]+)/.exec(
    mail?.text ?? "",
  )?.[1];
  if (!token) throw new Error(`no link was mailed to ${email}`);
  return decodeURIComponent(token);
}
