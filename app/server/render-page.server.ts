import type { IncomingMessage } from "node:http";
import { systemIds } from "#app/platform/access/ids.server.ts";
import { googleOrigin } from "#app/platform/auth/google.server.ts";
import { newCacheHints, type CacheHints } from "#app/platform/http/cache-hints.server.ts";
import { isLoopback, mayBeLocal } from "#app/platform/http/client-address.ts";
import { problemHeaders, type HttpProblem } from "#app/platform/http/errors.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import {
  securityHeaders,
  type ContentSources,
} from "#app/platform/http/security-headers.server.ts";
import { bestEncoding, encode } from "./pages/encode.server.ts";
import { clientOf, connectionOf } from "./connection-of.server.ts";
import { bodyOf, textOf } from "./pages/page-text.ts";
import { withoutNonce } from "./pages/script-hashes.ts";
import { problemPage } from "./problem-page.server.ts";
import { createRouteHandler, type BuildSource } from "./request-handler.server.ts";
import { routerContext } from "./router-context.server.ts";
import type { Services } from "./services.server.ts";

/** Pages and their data. Other answers are small, pictures or streams. */
const TEXT = /^text\/(html|x-script)\b/;
const WORTH_IT = 1_000;

type Head = { status: number; headers: Headers };

/** The answer in the best encoding that the browser accepts, quickly: it is sent once. */
async function compressed(
  body: string | ReadableStream<Uint8Array> | null,
  { status, headers }: Head,
  accepted: string | undefined,
): Promise<Response> {
  if (body === null || !TEXT.test(headers.get("content-type") ?? "")) {
    return new Response(body, { status, headers });
  }
  headers.append("vary", "accept-encoding");
  const encoding = bestEncoding(accepted);
  const text = typeof body === "string" ? body : await new Response(body).text();
  if (encoding === "identity" || text.length < WORTH_IT) {
    return new Response(text, { status, headers });
  }
  headers.set("content-encoding", encoding);
  headers.delete("content-length");
  return new Response(await encode(Buffer.from(text), encoding, "once"), { status, headers });
}

const NO_STORE = { "cache-control": "no-store" };

/** Hands requests to the routes of `app/routes.ts`, and adds the headers of every answer. */
export function createPageRenderer(services: Services, build: BuildSource, dev: boolean) {
  const { env } = services;
  const handler = createRouteHandler(build, dev);
  // Each time anew: the owner may connect another provider meanwhile.
  const formTargets = () => [
    new URL(env.appUrl).origin,
    ...services.gateways.known().flatMap((gateway) => gateway.origins),
    ...(env.google ? [googleOrigin(env.google)] : []),
  ];
  const https = env.appUrl.startsWith("https://");
  const headersWith = (scripts: readonly string[], others?: ContentSources) =>
    securityHeaders({ scripts, formTargets: formTargets(), others, dev, https });

  return {
    /** A page that says what went wrong, made without the app. */
    problem: (problem: HttpProblem) => problemPage(problem, new Headers(headersWith([]))),

    /** On to another page of the shop, without the app. */
    leadTo: (to: string, headers: Record<string, string>, status: 301 | 303 = 303) =>
      new Response(null, {
        status,
        headers: new Headers({ ...headersWith([]), ...NO_STORE, ...headers, location: to }),
      }),

    /** The same for every reader: without cookies, its scripts allowed by hash instead of nonce. */
    async forCache(request: Request, hints: CacheHints): Promise<Response> {
      const nonce = systemIds.newToken();
      const reader = { nonce, page: hints, ip: "", loopback: mayBeLocal(env) };
      const { context } = await routerContext(services, request, reader);
      const response = await handler(request, context);
      const served = context.get(requestContext);
      const { html, scripts } = withoutNonce(await textOf(response), nonce);
      const headers = new Headers({ ...headersWith(scripts, served.others), ...NO_STORE });
      return new Response(html, withHeaders(headers, response, served.problem));
    },

    async forReader(request: Request, incoming: IncomingMessage): Promise<Response> {
      const nonce = systemIds.newToken();
      const { context, cookies } = await routerContext(services, request, {
        nonce,
        page: newCacheHints(),
        ip: clientOf(incoming, env.trustProxy),
        loopback: mayBeLocal(env) && isLoopback(connectionOf(incoming)),
      });
      const response = await handler(request, context);
      const { others, problem } = context.get(requestContext);
      const headers = new Headers({ ...headersWith([`'nonce-${nonce}'`], others), ...NO_STORE });
      for (const cookie of cookies) headers.append("set-cookie", cookie);
      const init = withHeaders(headers, response, problem);
      const accepted = request.headers.get("accept-encoding") ?? undefined;
      return compressed(bodyOf(response), init, accepted);
    },
  };
}

/** What a route answered, on top of what every answer has. Of two equal cookies the route's wins. */
function withHeaders(headers: Headers, response: Response, problem?: HttpProblem): Head {
  for (const [name, value] of response.headers) {
    if (name === "set-cookie") headers.append(name, value);
    else headers.set(name, value);
  }
  if (!problem) return { status: response.status, headers };
  for (const [name, value] of Object.entries(problemHeaders(problem))) headers.set(name, value);
  return { status: problem.status, headers };
}
