import { pageTitle } from "#app/lib/page-tags.ts";
import { RecordForm } from "#app/running/audit/components/record-form.tsx";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { IntentStep } from "#app/ui/intent-form.tsx";
import { findSegment } from "../../queries/segments.server.ts";
import { segmentMessages as say } from "../../texts/staff.ts";
import { MemberList } from "./member-list.tsx";
import { segmentForm, submitPreview } from "./segment-page.server.ts";
import { showMembers } from "./show-members.server.ts";
import type { Route } from "./+types/segment-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.title, matches),
];

export async function loader({ params: { segmentId }, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const form = await (await segmentForm(ctx.db, segmentId)).load(ctx, segmentId);
  const segment = segmentId === undefined ? undefined : await findSegment(ctx.db, segmentId);
  return {
    ...form,
    segmentId: segment?.id,
    members: segment && (await showMembers(ctx, segment.conditions)),
  };
}

export async function action({ request, params: { segmentId }, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const texts = await readFormTexts(request);
  if (texts["intent"] === "preview") return submitPreview(served.ctx, texts);
  return (await segmentForm(served.ctx.db, segmentId)).submit(served, texts, segmentId);
}

export default function SegmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { members: saved, segmentId, ...form } = loaderData;
  const previewed = actionData && "members" in actionData ? actionData.members : undefined;
  const members = previewed ?? saved;
  return (
    <RecordForm
      {...form}
      answer={actionData}
      beside={
        members && <MemberList members={members} segmentId={previewed ? undefined : segmentId} />
      }
      steps={
        <IntentStep intent="preview" variant="secondary">
          {say.preview}
        </IntentStep>
      }
    />
  );
}
