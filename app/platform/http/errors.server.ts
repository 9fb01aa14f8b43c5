export type HttpProblem = {
  status: number;
  /** What a person can do about it. */
  message: string;
  /** Seconds. */
  retryAfter?: number;
  /** The methods that would do, after one that does not. */
  allow?: string;
};

/** The headers that say the same to a program. */
export function problemHeaders({ retryAfter, allow }: HttpProblem): Record<string, string> {
  return {
    ...(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }),
    ...(allow === undefined ? {} : { allow }),
  };
}

/** Codes of PostgreSQL and of the network that mean "not now", from which the shop heals itself. */
const DATABASE_AWAY = new Set(
  [
    "08000 08001 08003 08004 08006 53300 57P01 57P02 57P03",
    "ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN",
  ].flatMap((codes) => codes.split(" ")),
);
/** What the driver itself says of a lost connection, without a code. */
const DRIVER_LOST_IT =
  /connection terminated|not queryable|timeout exceeded when trying to connect|terminating connection/i;
const TOO_BUSY = new Set(["55P03", "57014", "40P01", "40001"]);

/** The one place that turns a thrown error into an answer. Nothing of the error itself shows. */
export function toHttpProblem(error: unknown): HttpProblem {
  const seen = causes(error);
  if (seen.some(isDatabaseAway)) {
    return {
      status: 503,
      message: "The shop is restarting. Nothing was lost. Please try again in a few seconds.",
      retryAfter: 5,
    };
  }
  if (seen.some((cause) => TOO_BUSY.has(codeOf(cause)))) {
    return {
      status: 503,
      message: "The shop is very busy. Please try again in a few seconds.",
      retryAfter: 2,
    };
  }
  return {
    status: 500,
    message: "Something went wrong on our side. Please try again, or write to us if it stays.",
  };
}

function causes(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let at = error; at instanceof Error && chain.length < 5; at = at.cause) chain.push(at);
  return chain;
}

function isDatabaseAway(error: Error): boolean {
  // A missing file is a bug; a missing socket is a database that is not up.
  const noSocket = codeOf(error) === "ENOENT" && "syscall" in error && error.syscall === "connect";
  return noSocket || DATABASE_AWAY.has(codeOf(error)) || DRIVER_LOST_IT.test(error.message);
}

function codeOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}
