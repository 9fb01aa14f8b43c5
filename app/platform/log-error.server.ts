const DEEPEST = 5;

/**
 * The loggable parts of an error and its causes: kind, code, message and frames. Other fields are
 * left out: a failed query carries what people typed, and the database repeats it in details.
 */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { type: kindOf(error) };
  const { cause } = error;
  return {
    type: error.name,
    ...("code" in error && typeof error.code === "string" ? { code: error.code } : {}),
    message: withoutParameters(error.message),
    stack: frames(error.stack),
    ...(cause !== undefined && depth < DEEPEST ? { cause: describeError(cause, depth + 1) } : {}),
  };
}

/** Drizzle ends the message of a failed query with the values of its parameters. */
export function withoutParameters(text: string): string {
  return text.replace(/\n\s*params:[\s\S]*$/, "");
}

/** For thrown values that are no errors. */
function kindOf(thrown: unknown): string {
  return typeof thrown === "object" && thrown !== null ? thrown.constructor.name : typeof thrown;
}

/** The stack without its first lines, which repeat the message. */
function frames(stack: string | undefined): string {
  return (stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}
