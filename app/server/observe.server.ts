import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import { httpDuration } from "./metrics.server.ts";

/** One log line and one measurement an answer. The query is left out: it may say what ails whom. */
export function observe(log: Logger) {
  return createMiddleware(async (c, next) => {
    const started = performance.now();
    await next();
    const seconds = (performance.now() - started) / 1_000;
    httpDuration.observe({ method: c.req.method, status: String(c.res.status) }, seconds);
    const line = {
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(seconds * 1e3),
    };
    if (c.res.status >= 500) log.error(line, "answered");
    else log.debug(line, "answered");
  });
}
