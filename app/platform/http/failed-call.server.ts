import { data } from "react-router";
import { problemHeaders, toHttpProblem } from "./errors.server.ts";
import type { RequestContext } from "./request-context.server.ts";

type FailureSources = {
  ctx: { ids: Pick<RequestContext["ctx"]["ids"], "newId"> };
  log: RequestContext["log"];
};

/** Logs the error under the reference that the page shows. */
function noteFailure({ ctx, log }: FailureSources, error: unknown, message: string) {
  const reference = ctx.ids.newId().slice(-8);
  log.error({ err: error, reference }, message);
  return { reference, problem: toHttpProblem(error) };
}

/**
 * Runs the action of a form. After an unexpected error the form is shown again with its values.
 * Thrown responses pass through.
 */
export async function orFailedForm<T>(
  served: FailureSources,
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

/** Runs a loader. After an unexpected error, the error boundary shows the reference. */
export async function orFailedRead<T>(
  served: FailureSources & Pick<RequestContext, "problem">,
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
