import { requestContext } from "#app/platform/http/request-context.server.ts";
import { admitKey, outage } from "./admit-key.server.ts";
import type { Route } from "./+types/mcp.ts";

/** The MCP server for staff. The library is loaded by the first program that comes. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const served = context.get(requestContext);
  try {
    const actor = await admitKey(served, request);
    if (actor instanceof Response) return actor;
    const { answerMcp } = await import("./answer-mcp.server.ts");
    return await answerMcp({ ...served, ctx: { ...served.ctx, actor } }, request);
  } catch (error) {
    served.log.error({ err: error }, "an answer of the MCP server failed");
    return outage(error);
  }
}
