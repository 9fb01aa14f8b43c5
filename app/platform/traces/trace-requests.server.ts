import { channel } from "node:diagnostics_channel";
import { beginSpan, problemOf, type Span } from "./trace.server.ts";

type Heard = { request: object; response?: { statusCode: number }; error?: unknown };

/**
 * A span for each request that this process sends to a provider, from the channels of Node's fetch.
 * Host and method only: addresses can have ids and keys.
 */
export function traceRequests(): () => void {
  const spans = new WeakMap<object, Span>();
  const hear = {
    "undici:request:create": ({ request }: Heard) => {
      const { method, host } = describe(request);
      const span = beginSpan("client", `${method} ${host}`, {
        "http.request.method": method,
        "server.address": host,
      });
      if (span) spans.set(request, span);
    },
    "undici:request:headers": ({ request, response }: Heard) => {
      const status = response?.statusCode ?? 0;
      spans.get(request)?.note({ "http.response.status_code": status });
    },
    "undici:request:trailers": ({ request }: Heard) => spans.get(request)?.end(),
    "undici:request:error": ({ request, error }: Heard) =>
      spans.get(request)?.end(problemOf(error)),
  };
  const listeners = Object.entries(hear).map(([name, listener]) => {
    const onMessage = (message: unknown) => (isHeard(message) ? listener(message) : undefined);
    channel(name).subscribe(onMessage);
    return () => channel(name).unsubscribe(onMessage);
  });
  return () => listeners.forEach((end) => end());
}

const isHeard = (message: unknown): message is Heard =>
  typeof message === "object" && message !== null && "request" in message;

function describe(request: object): { method: string; host: string } {
  const method = "method" in request ? String(request.method) : "GET";
  const origin = "origin" in request ? String(request.origin) : "";
  return { method, host: URL.canParse(origin) ? new URL(origin).hostname : "unknown" };
}
