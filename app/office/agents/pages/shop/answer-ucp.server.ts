import { ProtocolError } from "@modelcontextprotocol/server";
import { href } from "react-router";
import { VISITOR } from "#app/platform/access/actor.ts";
import {
  answered,
  answerTools,
  hasNul,
  hintsOf,
  type SentArguments,
  type Tool,
} from "#app/platform/http/answer-tools.server.ts";
import { tooOften } from "#app/platform/http/errors.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { jsonSchemaOf, type Operation } from "#app/platform/records/operation.ts";
import { everyTool } from "../../queries/every-tool.server.ts";
import { agentMessages as say } from "../../texts/shopper-agents.ts";
import { explainRefusal } from "../../views/explain-refusal.ts";
import { envelopeOf } from "../../views/ucp-profile.ts";

type UcpContext = Pick<RequestContext, "ctx" | "env" | "limiter" | "ip" | "log">;

/** `catalog.search` is `search_catalog`, as the protocol names it. */
export const ucpToolName = ({ name }: Pick<Operation, "name">): string =>
  name.split(".").toReversed().join("_");

/** Answers one request of a shopping agent, which is a visitor, whatever its cookies say. */
export async function answerUcp(served: UcpContext, request: Request): Promise<Response> {
  const waits = { seconds: 0 };
  const tools = everyTool(served).map((each) => toolOf(served, each, waits));
  const { log } = served;
  const answer = await answerTools(
    { name: "storefront", instructions: say.instructions, tools, log },
    request,
  );
  if (waits.seconds === 0) return answer;
  const headers = new Headers(answer.headers);
  headers.set("retry-after", String(waits.seconds));
  return new Response(answer.body, { status: 429, headers });
}

const META = {
  type: "object",
  description: "The agent that asks, as the protocol has it",
} as const;

function toolOf(served: UcpContext, each: Operation, waits: { seconds: number }): Tool {
  const { properties = {}, required = [] } = jsonSchemaOf(each.input, "input");
  const name = ucpToolName(each);
  return {
    name,
    description: each.says,
    inputSchema: {
      type: "object",
      properties: { meta: META, ...(properties as object) },
      required: required as string[],
    },
    annotations: hintsOf(each),
    async call({ meta: _, ...sent }) {
      waits.seconds = await secondsToWait(served, each);
      if (waits.seconds > 0) {
        const { message } = tooOften(waits.seconds);
        throw new ProtocolError(-32_000, message, { retry_after: waits.seconds });
      }
      return answered(await perform(served, each, sent));
    },
  };
}

async function secondsToWait({ limiter, ip }: UcpContext, { limit }: Operation): Promise<number> {
  if (!limit) throw new Error("a tool of the storefront has no limit");
  const { allowed, retryAfter } = await limiter.take(limit, ip);
  return allowed ? 0 : Math.max(1, retryAfter);
}

async function perform({ ctx, env }: UcpContext, each: Operation, sent: SentArguments) {
  const visitor = { ...ctx, actor: VISITOR };
  const done = hasNul(sent)
    ? ({ ok: false, reason: "invalid" } as const)
    : await each.perform(visitor, sent, "");
  const name = ucpToolName(each);
  if (done.ok) return { ucp: envelopeOf(name, "success"), ...(done.value as object) };
  return {
    ucp: envelopeOf(name, "error"),
    messages: explainRefusal(done),
    continue_url: new URL(href("/"), env.appUrl).href,
  };
}
