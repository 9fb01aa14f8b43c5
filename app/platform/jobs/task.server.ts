import type { Logger } from "pino";
import type { z } from "zod";
import type { Ctx } from "../access/ctx.server.ts";
import type { Mailer } from "../mail/mailer.server.ts";

/** What a job is given besides its payload: the system as actor, and the ways out of the process. */
export type JobCtx = Ctx & { mailer: Mailer; links: { appUrl: string }; log: Logger };

export type Task = { name: string; run(ctx: JobCtx, payload: unknown): Promise<void> };

/** Payloads come from a table that outlives deployments, so each is parsed like any other input. */
export function task<S extends z.ZodType>(
  name: string,
  schema: S,
  run: (ctx: JobCtx, payload: z.infer<S>) => Promise<void>,
): Task {
  return { name, run: (ctx, payload) => run(ctx, schema.parse(payload)) };
}
