import type { Logger } from "pino";
import type { z } from "zod";
import type { Ctx } from "../access/ctx.server.ts";
import type { ShopEvents } from "./shop-jobs.ts";
import type { Mailer } from "../mail/mailer.server.ts";

/**
 * Where the shop is; with the secret, also that it takes mails; where it may send webhooks; and which
 * server plays HighLevel in a test.
 */
type Links = {
  appUrl: string;
  inboundMailSecret?: string | undefined;
  loopbackWebhooks?: boolean;
  highlevelUrl?: string | undefined;
};

/** What a job is given besides its payload: the system as actor, and the ways out of the process. */
export type JobCtx = Ctx & { mailer: Mailer; links: Links; log: Logger };

/**
 * A job's code. `accepts` is never there: by it the type checker compares what a task takes with
 * what an event carries.
 */
export type Task<Payload = never, Name extends string = string> = {
  name: Name;
  run(ctx: JobCtx, payload: unknown): Promise<void>;
  accepts?: (payload: Payload) => void;
};

/** What a task takes. */
export type PayloadOf<T> = T extends Task<infer Payload> ? Payload : never;

/** Payloads come from a table that outlives deployments, so each is parsed like any other input. */
export function task<const Name extends string, S extends z.ZodType>(
  name: Name,
  schema: S,
  run: (ctx: JobCtx, payload: z.infer<S>) => Promise<void>,
): Task<z.input<S>, Name> {
  return { name, run: (ctx, payload) => run(ctx, schema.parse(payload)) };
}

type Listeners = { readonly [Event in keyof ShopEvents]?: readonly Task<ShopEvents[Event]>[] };

/** What a module does later: tasks that are enqueued, tasks by event, tasks by the clock. */
export type ModuleJobs = {
  tasks: readonly Task[];
  /** Also an event of the module's own to which nobody listens, as an empty list. */
  listeners: Listeners;
  /** `match` is a crontab time, UTC; 19:00 is 3 in the morning in Manila. */
  schedule: readonly { task: Task; match: string }[];
};

/** The jobs of a module. Names and payloads stay in its type, where `worker.ts` checks them. */
export function moduleJobs<const Jobs extends Partial<ModuleJobs>>(jobs: Jobs): Jobs {
  return jobs;
}
