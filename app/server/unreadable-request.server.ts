import { STATUS_CODES, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { toHttpProblem, type HttpProblem } from "#app/platform/http/errors.server.ts";
import { securityHeaders } from "#app/platform/http/security-headers.server.ts";
import { problemPage } from "./problem-page.server.ts";

export const UNREADABLE = {
  status: 400,
  message: "The shop couldn’t read your browser’s request.",
};
const TOO_SLOW = {
  status: 408,
  message: "Your request took too long to arrive. Please try again.",
};
const HEADERS_TOO_LONG = {
  status: 431,
  message: "Your browser sent too much data. Delete this site’s cookies, then try again.",
};

const BY_CODE: Record<string, HttpProblem> = {
  HPE_HEADER_OVERFLOW: HEADERS_TOO_LONG,
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
};

/** Answers a request that the HTTP layer could not turn into one for the routes. */
export function answerUnreadable(error: unknown, https: boolean): Response {
  const isRequest = error instanceof Error && error.name === "RequestError";
  return page(isRequest ? UNREADABLE : toHttpProblem(error), https);
}

/** The same when not even HTTP was understood: the answer is written to the bare connection. */
export async function endUnreadable(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  https: boolean,
): Promise<void> {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const answer = page(BY_CODE[error.code ?? ""] ?? UNREADABLE, https);
  const body = await answer.text();
  const head = [
    `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ""}`,
    ...[...answer.headers].map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}

/** Answers a request that names no host, or not one of ours. */
export async function refuseHost(
  res: ServerResponse,
  problem: HttpProblem,
  https: boolean,
): Promise<void> {
  const answer = page(problem, https);
  res.writeHead(answer.status, [...answer.headers, ["connection", "close"]].flat());
  res.end(await answer.text());
}

function page(problem: HttpProblem, https: boolean): Response {
  const headers = securityHeaders({ scripts: [], https, formTargets: [] });
  return problemPage(problem, new Headers(headers));
}
