import { z } from "zod";
import type { Actor } from "#app/platform/access/actor.ts";
import { cookieName, readCookie, writeCookie } from "#app/platform/http/cookies.server.ts";
import type { Sealers } from "#app/platform/http/sealer.server.ts";
import { answersInput } from "../input.ts";
import type { Draft } from "../rules/draft.ts";
import { ANONYMOUS_DAYS, DRAFT_HOURS } from "../rules/retention.ts";

/** The answers so far. */
const DRAFT = "pm_assessment";
/** The ids of results that were saved without an account. */
const KEPT = "pm_assessments_kept";
const MOST_KEPT = 20;
const HOUR = 60 * 60;

/** They outlive deployments, so they are parsed like any other input. */
const draftInput = z.object({
  id: z.uuid(),
  owner: z.string().nullable(),
  stopped: z.boolean(),
  answers: answersInput.partial(),
}) satisfies z.ZodType<Draft>;
const keptInput = z.array(z.uuid());

export type Ways = { appUrl: string; sealers: Sealers };

/** The answers of this browser; none of those that somebody else gave while signed in. */
export function readDraft(request: Request, ways: Ways, actor: Actor): Draft | undefined {
  const draft = open(request, ways, DRAFT, draftInput);
  const reader = actor.kind === "user" ? actor.userId : null;
  return draft?.owner === null || draft?.owner === reader ? draft : undefined;
}

export function draftCookie(draft: Draft, ways: Ways): string {
  return close(ways, DRAFT, draft, DRAFT_HOURS * HOUR);
}

/** What this browser saved without an account, the latest last. Each id opens its result. */
export function readKept(request: Request, ways: Ways): string[] {
  return open(request, ways, KEPT, keptInput) ?? [];
}

export function keptCookie(ids: readonly string[], ways: Ways): string {
  if (ids.length === 0) return drop(ways.appUrl, KEPT);
  return close(ways, KEPT, ids.slice(-MOST_KEPT), ANONYMOUS_DAYS * 24 * HOUR);
}

export function dropDraftCookie(appUrl: string): string {
  return drop(appUrl, DRAFT);
}

/** For a browser whose session ends: the next one to use it finds nothing of anybody's health. */
export function dropAssessmentCookies(appUrl: string): string[] {
  return [DRAFT, KEPT].map((cookie) => drop(appUrl, cookie));
}

function open<S extends z.ZodType>(
  request: Request,
  { appUrl, sealers }: Ways,
  cookie: string,
  schema: S,
): z.infer<S> | undefined {
  const sealed = readCookie(request, cookieName(cookie, appUrl));
  const text = sealed && sealers.for(cookie).open(sealed);
  return text ? schema.safeParse(JSON.parse(text)).data : undefined;
}

function close({ appUrl, sealers }: Ways, cookie: string, value: unknown, seconds: number): string {
  const sealed = sealers.for(cookie).seal(JSON.stringify(value));
  return writeCookie(cookieName(cookie, appUrl), sealed, appUrl, { maxAgeSeconds: seconds });
}

function drop(appUrl: string, cookie: string): string {
  return writeCookie(cookieName(cookie, appUrl), "", appUrl, { maxAgeSeconds: 0 });
}
