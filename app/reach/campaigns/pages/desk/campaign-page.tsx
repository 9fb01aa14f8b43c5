import { href } from "react-router";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { pageTitle } from "#app/lib/page-tags.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { FigureCards } from "#app/ui/figure-cards.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { campaignMessages as say } from "../../texts/staff-campaigns.ts";
import { senderMessages as sender } from "../../texts/staff-sender.ts";
import { CampaignBadge } from "./campaign-state.tsx";
import { LiveProgress, MoveForms, PlanForms, RemovalForm } from "./campaign-acts.tsx";
import { loadCampaign } from "./load-campaign.server.ts";
import { MailPreviews } from "./mail-previews.tsx";
import { submitCampaign } from "./campaign-page.server.ts";
import type { Route } from "./+types/campaign-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.name ?? say.title, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadCampaign(context.get(requestContext), params.campaignId);

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  submitCampaign(context.get(requestContext), await readFormTexts(request), params.campaignId);

/** Revalidate after a refusal too: usually a colleague was faster. */
export const shouldRevalidate = () => true;

export default function CampaignPage({ loaderData: campaign, actionData }: Route.ComponentProps) {
  const { id: campaignId, name, state, facts, figures, why, starts, version } = campaign;
  return (
    <RecordPage
      acts={
        campaign.mayEdit && (
          <LinkButton
            to={href("/admin/email/campaigns/:campaignId/edit", { campaignId })}
            variant="secondary"
          >
            {say.edit}
          </LinkButton>
        )
      }
      back={{ to: href("/admin/email/campaigns"), label: say.back }}
      notices={
        <>
          {actionData?.message && <Notice title={actionData.message} tone="error" />}
          {why && <Notice announced={false} title={why} tone="warning" />}
          {starts && <Notice announced={false} title={say.starts} />}
          {campaign.isFirst && (
            <Notice
              action={
                <LinkButton to={href("/admin/email/sender")} variant="secondary">
                  {sender.toCheck}
                </LinkButton>
              }
              announced={false}
              title={sender.firstSend}
            >
              {sender.firstSendText}
            </Notice>
          )}
          {campaign.noServer && <Notice announced={false} title={say.noServer} />}
        </>
      }
      state={<CampaignBadge state={state} />}
      title={<span className="wrap-anywhere">{name}</span>}
    >
      <LiveProgress campaign={campaign} />
      <MoveForms campaign={campaign} />
      {figures && <FigureCards figures={figures} />}
      <Card as="section">
        <dl className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
          {facts.map(([label, value]) => (
            <div className="grid content-start gap-0.5" key={label}>
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {campaign.mayPlan && <PlanForms campaign={campaign} errors={actionData?.errors ?? {}} />}
      <MailPreviews campaignId={campaignId} name={name} version={version} />
      <RecordHistory history={campaign.history} />
      {campaign.mayDelete && <RemovalForm name={name} />}
    </RecordPage>
  );
}
