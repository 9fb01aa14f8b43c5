import { ReceiptText } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { QueuePage } from "#app/ui/queue/queue-page.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { staffTransferMessages as say } from "../../texts/staff.ts";
import { loadTransfers } from "./load-transfers.server.ts";
import { submitTransfer } from "./submit-transfer.server.ts";
import { ANSWER_KEYS } from "./transfer-answers.tsx";
import { TransferToCheck, type CurrentTransfer } from "./transfer-to-check.tsx";
import type { Route } from "./+types/to-check-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.queue, matches)];

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadTransfers(context.get(requestContext).ctx, url.searchParams.get("order"));

export const action = ({ request, context }: Route.ActionArgs) =>
  submitTransfer(context.get(requestContext), request);

/** Revalidate after a rejected action too: usually a colleague was faster. */
export const shouldRevalidate = () => true;

export default function ToCheckPage({ loaderData, actionData }: Route.ComponentProps) {
  const { left, current, mayAnswer } = loaderData;
  const failure = actionData && "text" in actionData ? actionData : undefined;
  return (
    <QueuePage
      current={current && { id: current.id, name: say.ofOrder(current.number, current.buyer) }}
      empty={{ icon: <ReceiptText />, title: say.queueEmpty, hint: say.queueEmptyHint }}
      keys={mayAnswer ? ANSWER_KEYS : []}
      lead={mayAnswer ? say.queueLead : say.queueReadOnly}
      left={left}
      notice={failure && <Notice title={failure.text} tone="error" />}
      skipTo={current?.next && `${href("/admin/orders/to-check")}?order=${current.next}`}
      title={say.queue}
    >
      {current && (
        <div className="grid gap-4" key={current.id}>
          <Head current={current} />
          <TransferToCheck
            current={current}
            isWide
            refused={failure?.about === current.id ? failure : undefined}
          />
        </div>
      )}
    </QueuePage>
  );
}

function Head({ current: { id: orderId, number, buyer } }: { current: CurrentTransfer }) {
  return (
    <div className="grid gap-1">
      <h2 className="text-xl">
        <TextLink to={href("/admin/orders/:orderId", { orderId })}>{number}</TextLink>
      </h2>
      <bdi className="wrap-anywhere">{buyer}</bdi>
    </div>
  );
}
