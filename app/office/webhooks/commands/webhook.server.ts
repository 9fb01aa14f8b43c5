import { outsideProblem } from "#app/lib/public-address.ts";
import { refuse } from "#app/lib/result.ts";
import { recordCommands } from "#app/running/audit/commands/record-commands/record-commands.server.ts";
import type { WebhookInput } from "../input.ts";
import { webhookEndpoints } from "../tables.server.ts";

/** An endpoint is removed with its messages; nothing else points at it. */
export const webhookCommands = recordCommands({
  table: webhookEndpoints,
  type: "webhook",
  ability: "settings:write",
  title: "url",
  invalid: ({ url, loopback }: WebhookInput & { loopback: boolean }) => {
    const problem = outsideProblem(url, loopback);
    return problem && refuse("address", { problem });
  },
  columns: ({ url, events }: WebhookInput & { loopback: boolean }) => ({ url, events }),
  first: () => {
    throw new Error("an endpoint is added with its secret");
  },
  leaves: "remove",
  logged: ({ url, events }) => ({ host: new URL(url).host, events }),
});
