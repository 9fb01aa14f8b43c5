import { data } from "react-router";
import { problemHeaders, toHttpProblem } from "./errors.server.ts";
import type { RequestContext } from "./request-context.server.ts";

type Served = {
  ctx: { ids: Pick<RequestContext["ctx"]["ids"], "newId"> };
  log: RequestContext["log"];
};

/** The log has it under the reference that the page names. */
function noteFailure({ ctx, log }: Served, error: unknown, message: string) {
  const reference = ctx.ids.newId().slice(-8);
  log.error({ err: error, reference }, message);
  return { reference, problem: toHttpProblem(error) };
}

/**
 * Runs what a form asks for. After an error that no rule foresaw, the form comes back with what was
 * typed. What is thrown as an answer goes on.
 */
export async function orFailedForm<T>(
  served: Served,
  failed: { message: string; values?: Readonly<Record<string, string>> },
  run: () => Promise<T>,
) {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { reference, problem } = noteFailure(served, error, failed.message);
    const { status } = problem;
    return data({ ...failed, reference }, { status, headers: problemHeaders(problem) });
  }
}

/** Reads what a page shows. After an error, its boundary tells the reference. */
export async function orFailedRead<T>(
  served: Served & Pick<RequestContext, "problem">,
  message: string,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { reference, problem } = noteFailure(served, error, message);
    served.problem = problem;
    throw data({ reference }, { status: problem.status, headers: problemHeaders(problem) });
  }
}
