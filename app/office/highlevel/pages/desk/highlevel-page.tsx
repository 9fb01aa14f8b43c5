import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { ConnectionCard } from "../../components/connection-card.tsx";
import { ConnectionForm, DisconnectForm } from "../../components/connection-form.tsx";
import { MessageLog } from "../../components/message-log.tsx";
import { highlevelMessages as say } from "../../texts/staff.ts";
import { showHighlevel } from "./highlevel-page.server.ts";
import { submitHighlevel, type HighlevelAnswer } from "./submit-highlevel.server.ts";
import type { Route } from "./+types/highlevel-page.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ url, context }: Route.LoaderArgs) =>
  showHighlevel(context.get(requestContext), url.searchParams.get("show") === "failed");

export const action = async ({ request, context }: Route.ActionArgs) =>
  submitHighlevel(context.get(requestContext), await readFormTexts(request));

/** Revalidate after a failed test too, so that the page shows what stopped the connection. */
export const shouldRevalidate = () => true;

export default function HighlevelPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state, keyEnd, values, inbound, messages, counts, onlyFailed } = loaderData;
  const answer: HighlevelAnswer = actionData ?? {};
  return (
    <>
      <BackLink to={href("/admin/settings/integrations")}>{say.back}</BackLink>
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <div className="grid max-w-[56rem] grid-cols-[minmax(0,1fr)] gap-8">
        {answer.message && (
          <Notice title={answer.message} tone="error">
            {answer.detail}
          </Notice>
        )}
        <ConnectionCard {...loaderData} problem={answer.detail ? undefined : loaderData.problem} />
        {answer.conflict ? (
          <ConflictForm conflict={answer.conflict} discardTo="" />
        ) : (
          <ConnectionForm answer={answer} keyEnd={keyEnd} stored={values} />
        )}
        <InboundGuide address={inbound} />
        <ErasedContacts {...loaderData.erased} />
        <MessageLog counts={counts} messages={messages} onlyFailed={onlyFailed} />
        <RecordHistory history={loaderData.history} />
        {state !== "unset" && <DisconnectForm />}
      </div>
    </>
  );
}

/** The owner's steps in HighLevel, so that it reports contacts who unsubscribe. */
function InboundGuide({ address }: { address: string }) {
  return (
    <section className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="font-text text-xl">{say.inbound}</h2>
      <p className="measure">{say.inboundHint}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{say.inboundAddress}:</span>
        <code className="wrap-anywhere">{address}</code>
        <CopyButton copied={say.copied} label={say.copy} text={address} what={say.inboundAddress} />
      </p>
    </section>
  );
}

/** Contacts of erased people that are still there. */
function ErasedContacts({ waiting, left }: { waiting: number; left: readonly string[] }) {
  return (
    <>
      {waiting > 0 && <p>{say.erasedWaiting(waiting)}</p>}
      {left.length > 0 && (
        <Notice announced={false} title={say.erasedTitle} tone="warning">
          <p>{say.erasedHint}</p>
          <ul className="mt-1 list-disc pl-5">
            {left.map((remoteId) => (
              <li className="wrap-anywhere" key={remoteId}>
                <code>{remoteId}</code>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
