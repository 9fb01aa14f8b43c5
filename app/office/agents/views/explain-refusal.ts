import { agentMessages as say, type AgentRefusal } from "../texts/shopper-agents.ts";
import type { UcpMessage } from "./ucp-answers.ts";

type Refused = {
  reason: string;
  errors?: Record<string, string>;
  messages?: readonly UcpMessage[];
};

const isKnown = (reason: string): reason is AgentRefusal => Object.hasOwn(say.refusals, reason);

/** Why an agent gets nothing: in its own words where the operation has them, field by field. */
export function explainRefusal({ reason, errors = {}, messages = [] }: Refused): UcpMessage[] {
  const severity = reason === "not_found" ? "unrecoverable" : "recoverable";
  const shared = { type: "error", code: reason, severity } as const;
  const fields = Object.entries(errors).map(([name, content]) => ({
    ...shared,
    path: `$.${name}`,
    content,
  }));
  const said = [...messages, ...fields];
  return said.length > 0
    ? said
    : [{ ...shared, content: say.refusals[isKnown(reason) ? reason : "invalid"] }];
}
