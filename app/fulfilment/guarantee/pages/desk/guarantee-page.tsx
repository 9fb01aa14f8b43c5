import { ShieldCheck } from "lucide-react";
import { data, href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { FindingQueue } from "#app/selling/payments/components/finding-queue.tsx";
import { gatewaysContext } from "#app/selling/payments/gateways/gateways-context.server.ts";
import { showFinding } from "#app/selling/payments/views/show-finding.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { endCase } from "../../commands/end-case.server.ts";
import { endCaseInput } from "../../input.ts";
import { nextCase, type WaitingCase } from "../../queries/cases.server.ts";
import { CASE_ACTS } from "../../rules/guarantee-terms.ts";
import { guaranteeMessages as say } from "../../texts/staff.ts";
import type { Route } from "./+types/guarantee-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

const QUEUE = href("/admin/orders/guarantee");

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(requestContext).ctx;
  const { left, alike, found } = await nextCase(db, url.searchParams.get("after"));
  return { left, current: found && show(found, alike) };
}

function show(found: WaitingCase, alike: number) {
  const { held, event, goods, amount, buyer, openedAt, orderNumber } = found;
  const why = held ?? "by_hand";
  const isBeyondLimit = why === "order_limit" || why === "month_limit";
  const offered = { pay: isBeyondLimit, close: true, close_alike: alike > 1 };
  return {
    ...showFinding(found, { title: say.events[event], todo: say.todo[why] }, orderNumber),
    facts: [
      { label: say.facts.amount, value: formatMoney(amount) },
      {
        label: say.facts.goods,
        value: goods.map((one) => say.goods(one.units, one.name)).join(", "),
      },
      { label: say.facts.buyer, value: buyer },
      { label: say.facts.openedAt, value: formatDateTime(openedAt) },
    ],
    acts: CASE_ACTS.filter((act) => offered[act]).map((intent) => ({
      intent,
      label: say.acts[intent](alike),
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const texts = await readFormTexts(request);
  const { findingId: about = "", note = "" } = texts;
  const again = (status: number, message: string, errors: Record<string, string> = {}) =>
    data({ about, note, message, errors }, { status });
  const form = parseForm(endCaseInput, texts);
  if (!form.ok) {
    const { findingId, intent, ...errors } = form.errors;
    return again(422, findingId ?? intent ?? "", errors);
  }
  const ended = await endCase(served.ctx, context.get(gatewaysContext), form.value);
  if (ended.ok)
    return redirectWithFlash(
      served,
      `${QUEUE}?after=${about}`,
      say.done[form.value.act](ended.value.ended),
    );
  return again(ended.reason === "forbidden" ? 403 : 409, say.errors[ended.reason]);
}

/** Revalidate after a rejected action too, so that the queue stays current. */
export const shouldRevalidate = () => true;

export default function GuaranteePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FindingQueue
      {...loaderData}
      answer={actionData}
      beside={{ to: href("/admin/analytics/guarantee"), label: say.toCost }}
      icon={<ShieldCheck />}
      needsNote
      noteHint={say.noteHint}
      queue={QUEUE}
      say={say}
    />
  );
}
