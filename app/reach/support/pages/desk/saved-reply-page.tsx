import { RecordForm } from "#app/running/audit/components/record-form.tsx";
import { pageTitle } from "#app/lib/page-tags.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { savedReplyForm } from "./saved-reply-page.server.ts";
import type { Route } from "./+types/saved-reply-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.title, matches),
];

export const loader = ({ params: { replyId }, context }: Route.LoaderArgs) =>
  savedReplyForm.load(context.get(requestContext).ctx, replyId);

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  savedReplyForm.submit(context.get(requestContext), await readFormTexts(request), params.replyId);

export default function SavedReplyPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordForm {...loaderData} answer={actionData} />;
}
