import { PasswordsBusy } from "#app/platform/auth/passwords.server.ts";
import {
  isDatabaseAway,
  isDatabaseBusy,
  isDiskFull,
} from "#app/platform/database/outages.server.ts";

export type HttpProblem = {
  status: number;
  /** What a person can do about it. */
  message: string;
  /** Seconds. */
  retryAfter?: number;
  /** Where the home page is, when it is not at the address of the request. */
  home?: string;
  /** The methods that would do, after one that does not. */
  allow?: string;
};

/** What to answer where a password could not be hashed in time; every other error goes on. */
export function passwordsBusy(error: unknown): HttpProblem {
  if (error instanceof PasswordsBusy) return toHttpProblem(error);
  throw error;
}

/** The headers that say the same to a program. */
export function problemHeaders({ retryAfter, allow }: HttpProblem): Record<string, string> {
  return {
    ...(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }),
    ...(allow === undefined ? {} : { allow }),
  };
}

/** For a client over its limit. */
export function tooOften(retryAfter: number): HttpProblem {
  const wait = `${retryAfter} ${retryAfter === 1 ? "second" : "seconds"}`;
  return {
    status: 429,
    message: `Too many requests. Please try again in ${wait}.`,
    retryAfter,
  };
}

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
  if (seen.some((each) => isDatabaseBusy(each) || each instanceof PasswordsBusy)) {
    return {
      status: 503,
      message: "The shop is very busy. Please try again in a few seconds.",
      retryAfter: 2,
    };
  }
  if (seen.some(isDiskFull)) {
    return {
      status: 503,
      message: "The shop can’t save anything right now. Please try again in a few minutes.",
      retryAfter: 60,
    };
  }
  return {
    status: 500,
    message:
      "Something went wrong on our side. Please try again. If it keeps happening, contact us.",
  };
}

function causes(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let at = error; at instanceof Error && chain.length < 5; at = at.cause) chain.push(at);
  return chain;
}
