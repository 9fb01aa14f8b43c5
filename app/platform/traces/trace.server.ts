import { AsyncLocalStorage } from "node:async_hooks";
import { errorCode } from "#app/lib/error-code.ts";

/** A request that the shop answers, a job, a statement, or a request to a provider. */
export type Kind = "server" | "consumer" | "client";
export type Attributes = Readonly<Record<string, string | number>>;

/** One piece of work. Names and attributes say what was done, and never for whom. */
export type Span = {
  rename(name: string): void;
  note(attributes: Attributes): void;
  /** `problem` is a code, since the text of an error may have personal data. */
  end(problem?: string): void;
};

export type Tracer = {
  begin(kind: Kind, name: string, attributes: Attributes, parent: Span | undefined): Span;
};

const current = new AsyncLocalStorage<Span>();
let tracer: Tracer | undefined;

/** Undefined switches traces off. */
export function setTracer(next: Tracer | undefined): void {
  tracer = next;
}

export const isTracing = () => tracer !== undefined;
export const currentSpan = () => current.getStore();

/** Begins a span that ends elsewhere, below the one in progress; undefined when traces are off. */
export const beginSpan = (kind: Kind, name: string, attributes: Attributes = {}) =>
  tracer?.begin(kind, name, attributes, currentSpan());

/** Runs work in a span; only runs it when traces are off. */
export async function traced<T>(kind: Kind, name: string, work: () => Promise<T>): Promise<T> {
  const span = beginSpan(kind, name);
  if (!span) return work();
  try {
    const done = await current.run(span, work);
    span.end();
    return done;
  } catch (error) {
    span.end(problemOf(error));
    throw error;
  }
}

export const problemOf = (error: unknown) =>
  errorCode(error) ?? (error instanceof Error ? error.name : "error");
