import { toHttpProblem, tooOften } from "#app/platform/http/errors.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { noteKeyUse } from "../../commands/note-key-use.server.ts";
import { findKey } from "../../queries/find-key.server.ts";
import { isKey } from "../../rules/api-key.ts";
import { keyState } from "../../rules/key-state.ts";
import type { Scope } from "../../rules/scopes.ts";
import { problem } from "./problem.server.ts";

const REQUESTS = { name: "api-key", points: 600, seconds: 60 };
/** The limit of failed attempts from one network address. */
const REFUSALS = { name: "api-refused", points: 60, seconds: 60 };

type KeyContext = Pick<RequestContext, "ctx" | "limiter" | "ip">;

/** The scopes of the key that a request carries, or why it gets no answer. */
export async function admitKey(
  { ctx, limiter, ip }: KeyContext,
  request: Request,
  scope: Scope,
): Promise<readonly Scope[] | Response> {
  const sent = /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  const key = sent !== undefined && isKey(sent) ? await findKey(ctx.db, sent) : undefined;
  const state = key && keyState(key, ctx.now);
  if (!key || state !== "active") {
    const { allowed, retryAfter } = await limiter.take(REFUSALS, ip);
    if (!allowed) return tooMany(retryAfter);
    const detail = state ? `This key is ${state}.` : wordsFor(sent);
    return problem(401, { detail, headers: { "www-authenticate": 'Bearer realm="API"' } });
  }
  const { allowed, retryAfter } = await limiter.take(REQUESTS, key.id);
  if (!allowed) return tooMany(retryAfter);
  await noteKeyUse(ctx, key);
  if (key.scopes.includes(scope)) return key.scopes;
  return problem(403, { detail: `This key lacks the scope ${scope}.` });
}

function tooMany(retryAfter: number): Response {
  const { status, message } = tooOften(retryAfter);
  return problem(status, { detail: message, headers: { "retry-after": String(retryAfter) } });
}

function wordsFor(sent: string | undefined): string {
  if (sent === undefined)
    return "Send your API key in the header “Authorization: Bearer”, followed by the key.";
  return isKey(sent) ? "This API key doesn’t exist." : "This API key is incomplete or mistyped.";
}

/** An outage, as a program reads it. */
export function outage(error: unknown): Response {
  const { status, message, retryAfter } = toHttpProblem(error);
  const headers = retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
  return problem(status, { detail: message, headers });
}
