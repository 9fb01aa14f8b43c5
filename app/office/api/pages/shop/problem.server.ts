import { STATUS_CODES } from "node:http";
import type { z } from "zod";
import type { problemAnswer } from "../../views/answers.ts";

type Problem = {
  detail: string;
  reason?: string;
  errors?: Record<string, string>;
  headers?: Record<string, string>;
};

/** Why a program gets no answer, as RFC 9457 has it. */
export function problem(status: number, { detail, reason, errors, headers }: Problem): Response {
  const said: z.infer<typeof problemAnswer> = {
    type: "about:blank",
    title: STATUS_CODES[status] ?? "Error",
    status,
    detail,
    ...(reason !== undefined && { reason }),
    ...(errors && { errors }),
  };
  return new Response(JSON.stringify(said), {
    status,
    headers: { "content-type": "application/problem+json", ...headers },
  });
}
