import { createHash } from "node:crypto";
import type { z } from "zod";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import type { Scope } from "../../rules/scopes.ts";
import { admitKey, outage } from "./admit-key.server.ts";
import { problem } from "./problem.server.ts";

type ApiContext = Pick<RequestContext, "ctx" | "limiter" | "ip" | "log">;

type ApiAnswer = {
  body: object;
  /** The contents without the cursor, which is sealed anew each time. */
  same?: unknown;
};

type Endpoint<Query> = {
  scope: Scope;
  query: z.ZodType<Query>;
  /** Undefined where there is no such thing; a text says which parameter is wrong, and why. */
  read: (asked: {
    ctx: Ctx;
    query: Query;
    scopes: readonly Scope[];
  }) => Promise<ApiAnswer | { wrong: Record<string, string> } | undefined>;
};

/** Answers one API request: checks its key, then its parameters, then runs the query. */
export async function answerApi<Query>(
  served: ApiContext,
  request: Request,
  { scope, query, read }: Endpoint<Query>,
): Promise<Response> {
  try {
    const scopes = await admitKey(served, request, scope);
    if (scopes instanceof Response) return scopes;
    const params = new URL(request.url).searchParams;
    const twice = repeated(params);
    if (twice !== undefined) return wrong({ [twice]: "Send this parameter once." });
    const sent = readQuery(params);
    const parsed = query.safeParse(sent);
    if (!parsed.success) return wrong(firstProblems(parsed.error));
    const answered = await read({ ctx: served.ctx, query: parsed.data, scopes });
    if (!answered) return problem(404, { detail: "Not found." });
    return "wrong" in answered ? wrong(answered.wrong) : whole(request, answered);
  } catch (error) {
    served.log.error({ err: error }, "an answer of the API failed");
    return outage(error);
  }
}

/** We refuse a repeated parameter, because all but the last value would be ignored silently. */
function repeated(params: URLSearchParams): string | undefined {
  return [...params.keys()].find((name) => params.getAll(name).length > 1);
}

function readQuery(params: URLSearchParams): Record<string, string> {
  // An empty parameter, as a form sends it, is treated as missing.
  return Object.fromEntries([...params].filter(([, value]) => value !== ""));
}

function firstProblems({ issues }: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message, ...issue } of issues) {
    const unknown = "keys" in issue && Array.isArray(issue.keys) ? issue.keys : [];
    for (const name of unknown.length > 0 ? unknown : [path[0]]) errors[String(name)] ??= message;
  }
  return errors;
}

function wrong(errors: Record<string, string>): Response {
  return problem(400, { detail: "A parameter of this request is invalid.", errors });
}

function whole(request: Request, { body, same = body }: ApiAnswer): Response {
  const digest = createHash("sha256").update(JSON.stringify(same)).digest("base64url");
  const etag = `W/"${digest}"`;
  const headers = { etag, "cache-control": "private, no-cache", vary: "authorization" };
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  if (known.some((tag) => tag.trim() === etag)) return new Response(null, { status: 304, headers });
  return Response.json(body, { headers });
}
