import { MessageSquareWarning } from "lucide-react";
import { data, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { QueuePage } from "#app/ui/queue/queue-page.tsx";
import { settleConversation } from "../../commands/settle-conversation.server.ts";
import { FlaggedConversation } from "../../components/flagged-conversation.tsx";
import { conversationOutcomeInput } from "../../input.ts";
import { assistantStaffMessages as say } from "../../texts/staff.ts";
import { loadConversation } from "./conversations-page.server.ts";
import type { Route } from "./+types/conversations-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.conversations, matches)];

const afterOf = (id: string) => `${href("/admin/assistant/conversations")}?after=${id}`;
const STATUS = { forbidden: 403, not_found: 404, settled: 409 } as const;

export function loader({ url, context }: Route.LoaderArgs) {
  const { searchParams } = url;
  const asked = { only: searchParams.get("conversation"), after: searchParams.get("after") };
  return loadConversation(context.get(requestContext).ctx, asked);
}

export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const form = parseForm(conversationOutcomeInput, await readFormTexts(request));
  if (!form.ok) {
    const problem = form.errors["outcome"];
    return data({ problem, message: problem ?? say.notUnderstood }, { status: 422 });
  }
  const settled = await settleConversation(served.ctx, form.value);
  if (settled.ok) {
    return redirectWithFlash(served, afterOf(form.value.conversationId), say.conversationDone);
  }
  const answer = { problem: undefined, message: say.errors[settled.reason] };
  return data(answer, { status: STATUS[settled.reason] });
}

/** Revalidate after a refusal too: usually a colleague was faster. */
export const shouldRevalidate = () => true;

export default function ConversationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { conversation, left } = loaderData;
  return (
    <QueuePage
      current={conversation}
      empty={{
        icon: <MessageSquareWarning />,
        title: say.noConversations,
        hint: say.noConversationsHint,
      }}
      keys={[
        { key: "l", does: say.settle },
        { key: "n", does: say.note },
      ]}
      lead={say.conversationsLead}
      left={left}
      notice={actionData && <Notice title={actionData.message} tone="error" />}
      skipTo={conversation && left > 1 ? afterOf(conversation.id) : undefined}
      title={say.conversations}
    >
      {conversation && (
        <FlaggedConversation
          conversation={conversation}
          key={conversation.id}
          problem={actionData?.problem}
        />
      )}
    </QueuePage>
  );
}
