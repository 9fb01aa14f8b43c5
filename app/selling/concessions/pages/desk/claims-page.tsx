import { IdCard } from "lucide-react";
import { href, type ShouldRevalidateFunctionArgs } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { filesContext } from "#app/platform/files/files-context.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { QueuePage } from "#app/ui/queue/queue-page.tsx";
import { ApprovedCard } from "../../components/approved-card.tsx";
import { WaitingClaim } from "../../components/waiting-claim.tsx";
import { ID_FILES } from "../../rules/concession-terms.ts";
import { claimMessages as say } from "../../texts/staff.ts";
import { loadClaims } from "./claims-page.server.ts";
import { submitClaim } from "./submit-claim.server.ts";
import type { Route } from "./+types/claims-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadClaims(context.get(requestContext).ctx, url.searchParams.get("after"));

export function action({ request, context }: Route.ActionArgs) {
  const store = context.get(filesContext).area(ID_FILES);
  return submitClaim({ served: context.get(requestContext), store }, request);
}

/**
 * Revalidate after a rejected action too, so that the queue stays current. Not after a search,
 * because loading the ID again would record another access.
 */
export const shouldRevalidate = ({ formData }: ShouldRevalidateFunctionArgs) =>
  formData?.get("intent") !== "find";

export default function ClaimsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { claim, left, approved } = loaderData;
  const found = actionData && "found" in actionData ? actionData.found : undefined;
  const failure = actionData && "message" in actionData ? actionData : undefined;
  const isAboutThis = failure?.about === claim?.id;
  return (
    <div className="grid gap-10">
      <div>
        <QueuePage
          current={claim && { id: claim.id, name: say.ofName(claim.name) }}
          empty={{ icon: <IdCard />, title: say.none, hint: say.noneHint }}
          keys={[
            { key: "p", does: say.approve },
            { key: "r", does: say.reason },
          ]}
          lead={say.lead}
          left={left}
          notice={failure && <Notice title={failure.message} tone="error" />}
          skipTo={
            claim && left > 1 ? `${href("/admin/customers/ids")}?after=${claim.id}` : undefined
          }
          title={say.title}
        >
          {claim && (
            <WaitingClaim
              claim={claim}
              errors={isAboutThis ? (failure?.errors ?? {}) : {}}
              key={claim.id}
            />
          )}
        </QueuePage>
      </div>
      <ApprovedCard shown={found ?? approved} />
    </div>
  );
}
