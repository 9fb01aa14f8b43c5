import {
  createMcpHandler,
  ProtocolError,
  Server,
  type CallToolResult,
  type Tool as Described,
  type ToolAnnotations,
} from "@modelcontextprotocol/server";
import type { Logger } from "pino";
import type { Operation } from "../records/operation.ts";
import { toHttpProblem } from "./errors.server.ts";

export type SentArguments = Record<string, unknown>;

export type Tool = Described & { call: (sent: SentArguments) => Promise<CallToolResult> };

type ToolServer = { name: string; instructions: string; tools: readonly Tool[]; log: Logger };

/** Answers one request by MCP. Each has a server of its own, so nothing is kept between two. */
export async function answerTools(served: ToolServer, request: Request): Promise<Response> {
  const { fetch, close } = createMcpHandler(() => serverFor(served), { maxSubscriptions: 0 });
  try {
    const answer = await fetch(request);
    // The library may answer as a stream of events, which ends with the only result.
    return new Response(await answer.text(), answer);
  } finally {
    await close();
  }
}

function serverFor({ name, instructions, tools, log }: ToolServer): Server {
  const server = new Server({ name, version: "1" }, { capabilities: { tools: {} }, instructions });
  server.setRequestHandler("tools/list", () => ({
    tools: tools.map(({ call: _, ...described }) => described),
  }));
  server.setRequestHandler("tools/call", async ({ params }) => {
    const tool = tools.find((each) => each.name === params.name);
    if (!tool) return failed("There is no such tool for you.");
    return tool.call(params.arguments ?? {}).catch((error: unknown) => {
      if (error instanceof ProtocolError) throw error;
      // The library would tell the program what failed inside.
      log.error({ err: error, tool: params.name }, "a tool of an MCP server failed");
      return failed(toHttpProblem(error).message);
    });
  });
  return server;
}

/** What programs may expect of an operation. */
export const hintsOf = ({ kind, isRepeatable }: Operation): ToolAnnotations => ({
  readOnlyHint: kind === "read",
  destructiveHint: kind === "final",
  idempotentHint: isRepeatable,
});

export function answered(value: unknown): CallToolResult {
  const text = JSON.stringify(value);
  return {
    content: [{ type: "text", text }],
    structuredContent: JSON.parse(text) as SentArguments,
  };
}

export const failed = (text: string): CallToolResult => ({
  content: [{ type: "text", text }],
  isError: true,
});

/** No text in the database may have a NUL. */
export const hasNul = (sent: SentArguments): boolean =>
  JSON.stringify(sent).includes(String.raw`\u0000`);
