import type { ClientBase } from "pg";
import { beginSpan, isTracing, problemOf } from "./trace.server.ts";

const MOST_TEXT = 2_000;

/** A span for each statement of this connection: its text with $1 for values, never the values. */
export function traceStatements(client: ClientBase): void {
  if (!isTracing()) return;
  const ask: (...args: unknown[]) => unknown = client.query.bind(client);
  Object.assign(client, {
    query(...args: unknown[]) {
      const span = beginOf(args[0]);
      if (!span) return ask(...args);
      const last = args.at(-1);
      if (typeof last === "function") {
        const done = (error: unknown, ...more: unknown[]) => {
          span.end(error ? problemOf(error) : undefined);
          last(error, ...more);
        };
        return ask(...args.slice(0, -1), done);
      }
      const answer = ask(...args);
      if (!(answer instanceof Promise)) span.end();
      else
        answer.then(
          () => span.end(),
          (error: unknown) => span.end(problemOf(error)),
        );
      return answer;
    },
  });
}

function beginOf(config: unknown) {
  const text = textOf(config)?.trim().slice(0, MOST_TEXT);
  const verb = /^\w+/.exec(text ?? "")?.[0].toUpperCase();
  if (!text || !verb) return undefined;
  return beginSpan("client", verb, { "db.system.name": "postgresql", "db.query.text": text });
}

function textOf(config: unknown): string | undefined {
  if (typeof config === "string") return config;
  if (typeof config !== "object" || config === null || !("text" in config)) return undefined;
  return typeof config.text === "string" ? config.text : undefined;
}
