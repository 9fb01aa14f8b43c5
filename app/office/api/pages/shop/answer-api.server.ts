import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { KeyActor } from "#app/platform/access/actor.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import type { Operation } from "#app/platform/records/operation.ts";
import { performOnce } from "../../commands/perform-once.server.ts";
import { EVERY_OPERATION } from "../../queries/every-operation.server.ts";
import { digestOf, etagOf } from "../../queries/etag.server.ts";
import { addressOf } from "../../views/operation-address.ts";
import { admitKey, outage, takeOfKey } from "./admit-key.server.ts";
import { problem } from "./problem.server.ts";

type ApiContext = Pick<RequestContext, "ctx" | "limiter" | "ip" | "log">;
type Place = { noun: string; key?: string | undefined; verb?: string | undefined };

const WRITES = { name: "api-write", points: 60, seconds: 60 };

/** Answers one API request: checks its key, then performs the operation at its address. */
export async function answerApi(
  served: ApiContext,
  request: Request,
  place: Place,
): Promise<Response> {
  try {
    const method = request.method === "POST" ? "post" : "get";
    const here = EVERY_OPERATION.filter((each) => isAt(each, place));
    const found = here.find((each) => addressOf(each).method === method);
    if (!found) return noneAt(here);
    const actor = await admitKey(served, request, found.name);
    if (actor instanceof Response) return actor;
    const key = place.key ?? "";
    if (!isTypable(key)) return problem(404, { detail: "Not found." });
    const ctx = { ...served.ctx, actor };
    return found.kind === "read"
      ? await read(ctx, request, found, key)
      : await write({ limiter: served.limiter, ctx }, request, found, key);
  } catch (error) {
    served.log.error({ err: error }, "an answer of the API failed");
    return outage(error);
  }
}

/** `/orders/{number}/ship` has three parts, as the address of the request does. */
function isAt(each: Operation, { noun, key, verb }: Place): boolean {
  const parts = addressOf(each).path.split("/").slice(3);
  const sent = [noun, key, verb].filter((part) => part !== undefined);
  return (
    parts.length === sent.length &&
    parts.every((part, index) => part.startsWith("{") || part === sent[index])
  );
}

function noneAt(here: readonly Operation[]): Response {
  if (here.length === 0) return problem(404, { detail: "Not found." });
  const allow = here.map((each) => addressOf(each).method.toUpperCase()).join(", ");
  return problem(405, { detail: `Use ${allow} here.`, headers: { allow } });
}

/** No text in the database may have a NUL. */
const isTypable = (text: string) => text.isWellFormed() && !text.includes("\0");

async function read(ctx: Ctx, request: Request, found: Operation, key: string) {
  const params = new URL(request.url).searchParams;
  const twice = [...params.keys()].find((name) => params.getAll(name).length > 1);
  // All but the last value of a repeated parameter would be ignored silently.
  if (twice !== undefined) return wrong({ [twice]: "Send this parameter once." });
  // An empty parameter, as a form sends it, is treated as missing.
  const sent = Object.fromEntries([...params].filter(([, value]) => value !== ""));
  const done = await found.perform(ctx, sent, key);
  if (done.ok) return whole(request, done.value);
  if ("errors" in done) return wrong(done.errors);
  return refused(done);
}

function wrong(errors: Record<string, string>): Response {
  return problem(400, { detail: "A parameter of this request is invalid.", errors });
}

function whole(request: Request, body: unknown): Response {
  const etag = etagOf(body);
  const headers = { etag, "cache-control": "private, no-cache", vary: "authorization" };
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  if (known.some((tag) => tag.trim() === etag)) return new Response(null, { status: 304, headers });
  return Response.json(body, { headers });
}

async function write(
  { ctx, limiter }: Pick<ApiContext, "limiter"> & { ctx: Ctx & { actor: KeyActor } },
  request: Request,
  found: Operation,
  key: string,
): Promise<Response> {
  const limited = await takeOfKey(limiter, WRITES, ctx.actor.keyId);
  if (limited) return limited;
  const idempotencyKey = request.headers.get("idempotency-key") ?? "";
  if (!/^[\x21-\x7e]{1,200}$/.test(idempotencyKey)) {
    const detail = "Send the header Idempotency-Key: up to 200 letters, digits and signs.";
    return problem(400, { detail });
  }
  const input = await readBody(request);
  if (!input) return problem(400, { detail: "Send a JSON object as application/json." });
  const ifMatch = request.headers.get("if-match");
  const done = await performOnce(ctx, found, {
    record: key,
    input,
    request: { key: idempotencyKey, fingerprint: digestOf([found.name, key, input]) },
    ifMatch: ifMatch === "*" ? null : ifMatch,
  });
  if (!done.ok) return refused(done);
  const headers = { "cache-control": "no-store", "idempotent-replayed": String(done.value.again) };
  return Response.json(done.value.answer, { headers });
}

/** Undefined unless the body is a JSON object without a NUL. */
async function readBody(request: Request): Promise<object | undefined> {
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? "")) return undefined;
  const text = await request.text();
  if (text.includes(String.raw`\u0000`)) return undefined;
  try {
    const sent: unknown = JSON.parse(text);
    return typeof sent === "object" && sent !== null && !Array.isArray(sent) ? sent : undefined;
  } catch {
    return undefined;
  }
}

const STATUSES: Readonly<Record<string, number>> = {
  forbidden: 403,
  not_found: 404,
  stale: 412,
  invalid: 422,
  key_used: 422,
};

const DETAILS: Readonly<Record<string, string>> = {
  forbidden: "This key may not do this.",
  not_found: "Not found.",
  stale: "The record changed since you read it. Read it again.",
  invalid: "A field of this request is invalid.",
  key_used: "This Idempotency-Key was sent with another request.",
};

function refused({ reason, ...rest }: { reason: string; errors?: Record<string, string> }) {
  return problem(STATUSES[reason] ?? 409, {
    detail: DETAILS[reason] ?? `The shop refused this: ${reason.replaceAll("_", " ")}.`,
    reason,
    ...(rest.errors && { errors: rest.errors }),
  });
}
