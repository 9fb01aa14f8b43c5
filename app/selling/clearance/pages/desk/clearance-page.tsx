import { ShieldCheck } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { clearanceStaffMessages as say } from "../../texts/staff.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { QueuePage } from "#app/ui/queue/queue-page.tsx";
import { TabsNav } from "#app/ui/tabs-nav.tsx";
import { loadQueue, type ClinicianQueue } from "./load-queue.server.ts";
import { submitDecision } from "./clearance-page.server.ts";
import { WaitingRequest } from "./waiting-request.tsx";
import type { Route } from "./+types/clearance-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ url, context }: Route.LoaderArgs) => loadQueue(context, url);

export const action = ({ request, context }: Route.ActionArgs) => submitDecision(request, context);

/** Revalidate after a rejected action too, so that the queue stays current. */
export const shouldRevalidate = () => true;

const QUEUE = href("/admin/doctors/clearance");
const DAY = 24 * 60 * 60 * 1_000;

export default function ClearancePage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.isClinician) return <Queue failure={actionData} queue={loaderData} />;
  const { count, oldest, isStaffed, now } = loaderData;
  const days = oldest ? Math.floor((now.getTime() - oldest.getTime()) / DAY) : undefined;
  return (
    <>
      <PageTitle lead={say.ownersLead}>{say.title}</PageTitle>
      {actionData && <Notice title={actionData.message} tone="error" />}
      <Notice
        announced={false}
        title={say.waits(count, days === undefined ? undefined : `${say.oldest(days)}.`)}
        tone={isStaffed ? "info" : "warning"}
      >
        {!isStaffed && say.nobody}
      </Notice>
    </>
  );
}

type QueueProps = {
  queue: ClinicianQueue;
  failure: Route.ComponentProps["actionData"];
};

function Queue({ queue, failure }: QueueProps) {
  const { request, pile, counts } = queue;
  const isTalk = pile === "talk";
  const left = counts[pile];
  const keys = request?.isMine
    ? [
        { key: "a", does: say.approve },
        { key: "d", does: say.decline },
        ...(request.state === "asked" ? [{ key: "k", does: say.talk }] : []),
      ]
    : [{ key: "t", does: say.take }];
  const skipTo = `${QUEUE}?after=${request?.id ?? ""}${isTalk ? "&show=talk" : ""}`;
  return (
    <QueuePage
      current={
        request && { id: `${request.id}${request.isMine}`, name: say.request(request.product) }
      }
      empty={
        isTalk
          ? { icon: <ShieldCheck />, title: say.noneToTalk, hint: say.noneToTalkHint }
          : { icon: <ShieldCheck />, title: say.none, hint: say.noneHint }
      }
      keys={keys}
      lead={say.lead}
      left={left}
      notice={
        <>
          <TabsNav
            label={say.piles}
            items={[
              { to: QUEUE, label: say.waiting(counts.asked), current: !isTalk },
              { to: `${QUEUE}?show=talk`, label: say.toTalk(counts.talk), current: isTalk },
            ]}
          />
          {failure && <Notice title={failure.message} tone="error" />}
        </>
      }
      skipTo={request && left > 1 ? skipTo : undefined}
      title={say.title}
    >
      {request && (
        <WaitingRequest
          days={queue.days}
          failure={failure?.about === request.id ? failure : undefined}
          key={request.id}
          opened={queue.opened}
          pile={pile}
          request={request}
        />
      )}
    </QueuePage>
  );
}
