import { z } from "zod";
import type { Actor } from "#app/platform/access/actor.ts";
import { cookieName, readCookie, writeCookie } from "#app/platform/http/cookies.server.ts";
import type { Sealers } from "#app/platform/http/sealer.server.ts";
import { answersInput } from "../../input.ts";
import type { Draft } from "../../rules/draft.ts";
import { ANONYMOUS_DAYS, ASSESSMENT_COOKIES, DRAFT_HOURS } from "../../rules/retention.ts";

const { draft: DRAFT, kept: KEPT } = ASSESSMENT_COOKIES;
const MOST_KEPT = 20;
const HOUR = 60 * 60;

/** Cookies outlive deployments, so they are parsed like any other input. */
const draftInput = z.object({
  id: z.uuid(),
  owner: z.string().nullable(),
  stopped: z.boolean(),
  answers: answersInput.partial(),
}) satisfies z.ZodType<Draft>;
const keptInput = z.array(z.uuid());

/** The key that seals the cookie and the site it is written for. */
type CookieContext = { ctx: { sealers: Sealers }; env: { appUrl: string } };
type ReaderContext = CookieContext & { ctx: { actor: Actor } };

/** The draft of this browser, unless another person gave the answers while signed in. */
export function readDraft(request: Request, served: ReaderContext): Draft | undefined {
  const draft = open(request, served, DRAFT, draftInput);
  const { actor } = served.ctx;
  const reader = actor.kind === "user" ? actor.userId : null;
  return draft?.owner === null || draft?.owner === reader ? draft : undefined;
}

export function draftCookie(draft: Draft, served: CookieContext): string {
  return close(served, DRAFT, draft, DRAFT_HOURS * HOUR);
}

/** Results saved by this browser without an account, latest last. Each id opens its result. */
export function readKept(request: Request, served: CookieContext): string[] {
  return open(request, served, KEPT, keptInput) ?? [];
}

export function keptCookie(ids: readonly string[], served: CookieContext): string {
  if (ids.length === 0) return drop(served.env.appUrl, KEPT);
  return close(served, KEPT, ids.slice(-MOST_KEPT), ANONYMOUS_DAYS * 24 * HOUR);
}

export function dropDraftCookie(appUrl: string): string {
  return drop(appUrl, DRAFT);
}

function open<S extends z.ZodType>(
  request: Request,
  { ctx, env }: CookieContext,
  cookie: string,
  schema: S,
): z.infer<S> | undefined {
  const sealed = readCookie(request, cookieName(cookie, env.appUrl));
  const text = sealed && ctx.sealers.for(cookie).open(sealed);
  return text ? schema.safeParse(JSON.parse(text)).data : undefined;
}

function close(
  { ctx, env }: CookieContext,
  cookie: string,
  value: unknown,
  seconds: number,
): string {
  const sealed = ctx.sealers.for(cookie).seal(JSON.stringify(value));
  return writeCookie(cookieName(cookie, env.appUrl), sealed, env.appUrl, {
    maxAgeSeconds: seconds,
  });
}

function drop(appUrl: string, cookie: string): string {
  return writeCookie(cookieName(cookie, appUrl), "", appUrl, { maxAgeSeconds: 0 });
}
