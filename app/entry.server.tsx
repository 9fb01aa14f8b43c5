import { renderToString } from "react-dom/server";
import {
  ServerRouter,
  isRouteErrorResponse,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { toHttpProblem } from "#app/platform/http/errors.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { DocumentHtml, DocumentScript } from "#app/ui/server-html.tsx";
import { policyOf } from "./policy.ts";
import { deferScripts } from "./server/pages/defer-scripts.ts";
import { withPageData } from "./server/pages/page-data.ts";
import { pageResponse } from "./server/pages/page-text.ts";
import { routeListFor } from "./server/pages/route-list.ts";

export { start } from "./server/start.server.ts";
export { commands } from "./server/commands.server.ts";

/**
 * Pages go out whole: their status is known by then, and no part arrives after an error. Loaders
 * wait for all they show, so nothing is left to stream, and a string costs React half as much.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce, html: parts } = context.get(requestContext);
  const { serverHandoffStream: data, ...page } = import.meta.env.PROD
    ? withRouteList(entry)
    : entry;
  const script = isDocument(entry) ? entry.manifest.entry.module : undefined;
  // Only streams begin with the doctype by themselves; without it a browser lays out as in the nineties.
  const html = `<!DOCTYPE html>${renderToString(
    <DocumentScript value={script}>
      <DocumentHtml value={parts}>
        <ServerRouter context={page} url={request.url} nonce={nonce} />
      </DocumentHtml>
    </DocumentScript>,
  )}`;
  headers.set("content-type", "text/html; charset=utf-8");
  const whole = data && !script ? await withPageData(html, data, nonce) : html;
  return pageResponse(deferScripts(whole), { status, headers });
}

/** What is the same for everybody needs no router: links and forms lead to the next document. */
function isDocument({ staticHandlerContext }: EntryContext): boolean {
  const shown = staticHandlerContext.matches.at(-1)?.route.id;
  return shown !== undefined && policyOf(shown)?.GET?.shared !== undefined;
}

function withRouteList(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry;
  const shown = staticHandlerContext.matches.map(({ route }) => route.id);
  return { ...entry, manifest: { ...manifest, url: routeListFor(manifest.url, shown) } };
}

/**
 * Notes what went wrong, which gives the answer its status. The first word stands: a boundary that
 * passes an error on fails with a copy that no longer says what it was.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  // The router's own "no such page", for an address that not even the last route takes.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const served = context.get(requestContext);
  served.problem ??= toHttpProblem(error);
  served.log.error({ err: error, path: new URL(request.url).pathname }, "request failed");
};
