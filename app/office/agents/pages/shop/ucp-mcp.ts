import { toHttpProblem } from "#app/platform/http/errors.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import type { Route } from "./+types/ucp-mcp.ts";

/** The MCP server for shopping agents. The library is loaded by the first one that comes. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const served = context.get(requestContext);
  try {
    const { answerUcp } = await import("./answer-ucp.server.ts");
    return await answerUcp(served, request);
  } catch (error) {
    served.log.error({ err: error }, "an answer to a shopping agent failed");
    const { status, message, retryAfter } = toHttpProblem(error);
    const headers = retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
    return Response.json({ error: message }, { status, headers });
  }
}
