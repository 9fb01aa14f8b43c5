import { requestContext } from "#app/platform/http/request-context.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { countSteps } from "../../commands/count-steps.server.ts";
import { mayCount } from "../../rules/may-count.ts";
import { readSteps } from "../../rules/steps.ts";
import type { Route } from "./+types/visit.ts";

/** Receives the steps that a browser reports. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const steps = readSteps((await readFormTexts(request))["steps"]);
  if (!steps) throw new Response("The request names no steps to count.", { status: 400 });
  if (mayCount(request.headers)) await countSteps(ctx, steps);
  return new Response(null, { status: 204 });
}
