import { href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { textsOf } from "#app/lib/form-field.ts";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { readConnection, type Connection } from "../../queries/connection.server.ts";
import { newestMessages } from "../../queries/newest-messages.server.ts";
import { spentThisMonth } from "../../queries/spent.server.ts";
import { CONNECTION } from "../../rules/audited-connection.ts";
import { fitsLimit } from "../../rules/send-terms.ts";
import { messagesTexts as say } from "../../texts/staff.ts";
import { connectionFields } from "./connection-fields.ts";

export async function showMessages({ ctx, env }: Pick<RequestContext, "ctx" | "env">) {
  const [connection, spent, newest, history] = await Promise.all([
    readConnection(ctx),
    spentThisMonth(ctx.db, ctx.now),
    newestMessages(ctx.db),
    loadHistory(ctx, CONNECTION),
  ]);
  const { provider, keyEnd, version, partPrice, monthlyLimit, refusedSince } = connection;
  const state = stateOf(connection);
  return {
    state,
    isDemo: env.demo,
    keyEnd,
    refusedSince: state === "refused" && refusedSince ? formatDateTime(refusedSince) : undefined,
    spent: say.spent(spent.texts, formatMoney(spent.cost), formatMoney(monthlyLimit)),
    isOverLimit: provider !== null && !fitsLimit(spent.cost, partPrice, monthlyLimit),
    values: editable(connectionTexts(connection), version),
    webhook: provider === "twilio" ? env.appUrl + href("/api/messages/twilio/reply") : undefined,
    messages: newest.map(showMessage),
    history,
  };
}

export type MessagesState = keyof typeof say.states;

function stateOf({ provider, keys, refusedSince }: Connection): MessagesState {
  if (provider === null) return "off";
  if (!keys) return "lost";
  return refusedSince ? "refused" : "on";
}

/** The form's texts. The key is never among them. */
export function connectionTexts(connection: Connection): Record<string, string> {
  const account = connection.keys?.account ?? "";
  return { ...textsOf(connectionFields(true, null), { ...connection, account }), key: "" };
}

type NewestMessage = Awaited<ReturnType<typeof newestMessages>>[number];

function showMessage({
  id,
  channel,
  topic,
  state,
  why,
  says,
  parts,
  cost,
  numberEnd,
  createdAt,
}: NewestMessage) {
  const price = channel === "sms" && formatMoney(cost);
  const details = [why && say.why[why], says, parts > 1 && say.parts(parts), price];
  return {
    id,
    what: say.topics[topic],
    to: numberEnd === null ? say.toDevices : say.toEnd(numberEnd),
    at: formatDateTime(createdAt),
    state,
    details: details.filter(Boolean).join(", "),
  };
}
