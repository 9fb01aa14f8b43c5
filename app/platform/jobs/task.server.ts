import type { Logger } from "pino";
import type { z } from "zod";
import type { Ctx } from "../access/ctx.server.ts";
import type { ShopEvents } from "./shop-jobs.ts";
import type { Mailer } from "../mail/mailer.server.ts";

/**
 * The shop's address; with the secret, that it accepts mails; where webhooks may go; and the server
 * that replaces HighLevel in tests,
 * and the one that replaces all other companies.
 */
type Links = {
  appUrl: string;
  inboundMailSecret?: string | undefined;
  loopbackWebhooks?: boolean;
  highlevelUrl?: string | undefined;
  providersUrl?: string | undefined;
};

/** The context of a job: the system as actor, and the ways out of the process. */
export type JobCtx = Ctx & {
  mailer: Mailer;
  links: Links;
  log: Logger;
  /** What the listeners of one event have read so far. */
  shared?: Map<string, Promise<unknown>>;
};

/** Reads once for all listeners of an event, which see it as it was for the first of them. */
export function readOnce<T>({ shared }: JobCtx, name: string, read: () => Promise<T>): Promise<T> {
  // Each name is read by one function.
  const known = shared?.get(name) as Promise<T> | undefined;
  if (known) return known;
  const reading = read();
  shared?.set(name, reading);
  return reading;
}

/** `accepts` exists for the type checker only, to compare a task's payload with an event's. */
export type Task<Payload = never, Name extends string = string> = {
  name: Name;
  run(ctx: JobCtx, payload: unknown): Promise<void>;
  accepts?: (payload: Payload) => void;
};

export type PayloadOf<T> = T extends Task<infer Payload> ? Payload : never;

/** Payloads outlive deployments in their table, so each is parsed like any other input. */
export function task<const Name extends string, S extends z.ZodType>(
  name: Name,
  schema: S,
  run: (ctx: JobCtx, payload: z.infer<S>) => Promise<void>,
): Task<z.input<S>, Name> {
  return { name, run: (ctx, payload) => run(ctx, schema.parse(payload)) };
}

type Listeners = { readonly [Event in keyof ShopEvents]?: readonly Task<ShopEvents[Event]>[] };

/** A module's background work: tasks to enqueue, listeners to events, and scheduled tasks. */
export type ModuleJobs = {
  tasks: readonly Task[];
  /** An event of the module without any listener needs an empty list. */
  listeners: Listeners;
  /**
   * `match` is a crontab time, UTC; 19:00 is 3 AM in Manila. Jobs of priority 0, the default, run
   * before those of a higher number.
   */
  schedule: readonly { task: Task; match: string; priority?: number }[];
};

/** The jobs of a module. Its type keeps names and payloads, which `worker.ts` checks. */
export function moduleJobs<const Jobs extends Partial<ModuleJobs>>(jobs: Jobs): Jobs {
  return jobs;
}
