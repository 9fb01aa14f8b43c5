import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  ServerRouter,
  isRouteErrorResponse,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { toHttpProblem } from "#app/platform/http/errors.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { deferScripts } from "./server/pages/defer-scripts.ts";

export { start } from "./server/start.server.ts";
export { seed } from "./server/seed.server.ts";

export const streamTimeout = 10_000;

/** Pages go out whole: their status is known by then, and no part arrives after an error. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce } = context.get(requestContext);
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} nonce={nonce} />,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer);
          headers.set("content-type", "text/html; charset=utf-8");
          const send = (html: string) => resolve(new Response(html, { status, headers }));
          pipe(inOnePiece((html) => send(deferScripts(html))));
        },
        onShellError: reject,
        onError(error) {
          context.get(requestContext).log.error({ err: error }, "rendering failed");
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout);
  });
}

/** What is written, once it has ended: a hundred pieces passed on one by one cost more. */
function inOnePiece(whole: (html: string) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      whole(Buffer.concat(pieces).toString());
      done();
    },
  });
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
