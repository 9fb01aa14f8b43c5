import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { IntentStep } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { campaignMessages as say } from "../../texts/staff-campaigns.ts";
import { BlockList } from "./block-list.tsx";
import { CampaignFields } from "./campaign-fields.tsx";
import { showEditor, submitEditor } from "./edit-campaign.server.ts";
import { MailPreviews } from "./mail-previews.tsx";
import type { Route } from "./+types/edit-campaign-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? say.editOf(loaderData.name) : say.edit, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  showEditor(context.get(requestContext), params.campaignId);

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  submitEditor(context.get(requestContext), await readFormTexts(request), params.campaignId);

export default function EditCampaignPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id: campaignId, name, fields, values: stored, segments, products } = loaderData;
  const {
    errors = {},
    message,
    conflict,
    values: typed,
    blocks = loaderData.blocks,
  } = actionData ?? {};
  const page = href("/admin/email/campaigns/:campaignId", { campaignId });
  return (
    <RecordPage
      back={{ to: page, label: say.backTo(name) }}
      notices={message && <Notice title={message} tone="error" />}
      title={<span className="wrap-anywhere">{say.editOf(name)}</span>}
    >
      {conflict ? (
        <ConflictForm conflict={conflict} discardTo="" />
      ) : (
        <EditForm
          actions={<IntentStep intent="save">{say.save}</IntentStep>}
          className="max-w-form"
          fields={fields}
          stored={stored}
          typed={typed}
        >
          {(values) => (
            <>
              {/* Enter in a field saves; without this it would press the first button of a block. */}
              <button
                aria-hidden="true"
                className="sr-only"
                name="intent"
                tabIndex={-1}
                value="save"
              >
                {say.save}
              </button>
              <ErrorSummary errors={errors} title={say.check} />
              <CampaignFields errors={errors} segments={segments} values={values} />
              <BlockList blocks={blocks} errors={errors} products={products} />
            </>
          )}
        </EditForm>
      )}
      <MailPreviews campaignId={campaignId} name={name} version={loaderData.version} />
    </RecordPage>
  );
}
