import { href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { readConnection, type Connection } from "../../queries/connection.server.ts";
import { countMessages, erasedContacts, newestMessages } from "../../queries/messages.server.ts";
import { SHOWN } from "../../rules/log-terms.ts";
import { showMessage } from "../../views/show-message.ts";
import { showFailure } from "../../views/show-result.ts";

type PageContext = Pick<RequestContext, "ctx" | "env">;

export async function showHighlevel({ ctx, env }: PageContext, onlyFailed: boolean) {
  const { db, now } = ctx;
  const [connection, messages, counts, erased, history] = await Promise.all([
    readConnection(ctx),
    newestMessages(db, onlyFailed, SHOWN),
    countMessages(db),
    erasedContacts(db, SHOWN),
    loadHistory(ctx, { type: "highlevel", id: "connection" }),
  ]);
  const { state, keyEnd, accountName, testedAt, problem, problemSince, pausedUntil } = connection;
  return {
    state,
    keyEnd,
    account:
      accountName !== null && testedAt
        ? { name: accountName, at: formatDateTime(testedAt) }
        : undefined,
    problem: problem && state === "broken" ? showFailure({ why: problem }) : undefined,
    stoppedAt: problemSince && testedAt ? formatDateTime(problemSince) : undefined,
    pausedUntil: pausedUntil && pausedUntil > now ? formatDateTime(pausedUntil) : undefined,
    values: editable(connectionTexts(connection), connection.version),
    inbound: env.appUrl + href("/api/highlevel/webhook"),
    messages: messages.map(showMessage),
    onlyFailed,
    counts,
    erased,
    history,
  };
}

/** The form's texts. The key is never among them. */
export function connectionTexts(connection: Connection): Record<string, string> {
  const { locationId = "", trigger = "" } = connection;
  const tick = (is: boolean) => (is ? "on" : "");
  return {
    apiKey: "",
    locationId,
    webhookUrl: trigger,
    isOn: tick(connection.isOn),
    customers: tick(connection.customers),
    newsletter: tick(connection.newsletter),
    orders: tick(connection.orders),
  };
}
