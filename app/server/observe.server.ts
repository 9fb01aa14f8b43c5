import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import { currentSpan, traced } from "#app/platform/traces/trace.server.ts";
import { httpDuration } from "./metrics.server.ts";

/** The client disconnected. A failure after that is not the shop's. */
const LEFT = 499;

/** Logs and measures each answer once. The query is left out, since it may contain health data. */
export function observe(log: Logger) {
  return createMiddleware(async (c, next) => {
    const started = performance.now();
    await traced("server", c.req.method, async () => {
      await next();
      currentSpan()?.note({ "http.response.status_code": c.res.status });
    });
    const seconds = (performance.now() - started) / 1_000;
    const failed = c.res.status >= 500;
    const status = failed && c.req.raw.signal.aborted ? LEFT : c.res.status;
    httpDuration.observe({ method: c.req.method, status: String(status) }, seconds);
    const line = {
      method: c.req.method,
      path: c.req.path,
      status,
      ms: Math.round(seconds * 1e3),
    };
    if (status >= 500) log.error(line, "answered");
    else log.debug(line, "answered");
  });
}
