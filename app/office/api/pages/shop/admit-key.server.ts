import type { KeyActor } from "#app/platform/access/actor.ts";
import { toHttpProblem, tooOften } from "#app/platform/http/errors.server.ts";
import type { Limit } from "#app/platform/http/rate-limit.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { noteKeyUse } from "../../commands/note-key-use.server.ts";
import { abilitiesOf } from "../../queries/every-operation.server.ts";
import { findKey } from "../../queries/find-key.server.ts";
import { isKey } from "../../rules/api-key.ts";
import { keyState } from "../../rules/key-state.ts";
import { problem } from "./problem.server.ts";

const REQUESTS = { name: "api-key", points: 600, seconds: 60 };
/** The limit of failed attempts from one network address. */
const REFUSALS = { name: "api-refused", points: 60, seconds: 60 };

type KeyContext = Pick<RequestContext, "ctx" | "limiter" | "ip">;

/** The program whose key a request carries, or why it gets no answer. */
export async function admitKey(
  { ctx, limiter, ip }: KeyContext,
  request: Request,
  scope?: string,
): Promise<KeyActor | Response> {
  const sent = /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  const key = sent !== undefined && isKey(sent) ? await findKey(ctx.db, sent) : undefined;
  const state = key && keyState(key, ctx.now);
  if (!key || state !== "active") {
    const { allowed, retryAfter } = await limiter.take(REFUSALS, ip);
    if (!allowed) return tooMany(retryAfter);
    const detail = state ? `This key is ${state}.` : wordsFor(sent);
    return problem(401, { detail, headers: { "www-authenticate": 'Bearer realm="API"' } });
  }
  const limited = await takeOfKey(limiter, REQUESTS, key.id);
  if (limited) return limited;
  await noteKeyUse(ctx, key);
  const { id: keyId, name, scopes } = key;
  if (scope !== undefined && !scopes.includes(scope)) {
    return problem(403, { detail: `This key lacks the scope ${scope}.` });
  }
  return { kind: "key", keyId, name, scopes, abilities: abilitiesOf(scopes) };
}

/** Counts against one of a key's limits. */
export async function takeOfKey(limiter: KeyContext["limiter"], limit: Limit, keyId: string) {
  const { allowed, retryAfter } = await limiter.take(limit, keyId);
  return allowed ? undefined : tooMany(retryAfter);
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
