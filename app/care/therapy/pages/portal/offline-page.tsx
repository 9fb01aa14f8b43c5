import { useState } from "react";
import { href, useLocation, useNavigate } from "react-router";
import { shopDay } from "#app/lib/dates.ts";
import { unlisted } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { OfflineFormPage } from "#app/ui/offline/offline-form-page.tsx";
import { OfflineDose } from "../../components/offline-dose.tsx";
import { queueMessages as say } from "../../texts/shopper-queue.ts";
import { courseOffline } from "./offline-page.server.ts";
import type { Route } from "./+types/offline-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlisted(say.offline.title, matches);

/** The service worker keeps this page, so it has as little as possible of the account's plans. */
export const loader = ({ context }: Route.LoaderArgs) =>
  courseOffline(context.get(requestContext).ctx);

export default function OfflinePage({ loaderData: { open } }: Route.ComponentProps) {
  return (
    <OfflineFormPage home={href("/portal/therapy")} words={say.offline}>
      {open && <Doses open={open} />}
    </OfflineFormPage>
  );
}

type OfflineCourse = NonNullable<Awaited<ReturnType<typeof courseOffline>>["open"]>;

/** One plan at a time: the plan whose page could not be reached, or the first. */
function Doses({ open: { owner, keptOn, plans } }: { open: OfflineCourse }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  // The cached page is from another day.
  const [today] = useState(() => shopDay(new Date()));
  const asked = new URLSearchParams(search).get("plan");
  const [planId, choose] = useState(asked);
  const plan = plans.find((each) => each.planId === planId) ?? plans[0];
  if (!plan) return null;
  return (
    <OfflineDose
      key={plan.planId}
      keptOn={keptOn}
      onChoose={choose}
      onSaved={(message) =>
        void navigate(href("/portal/therapy"), { state: { logged: message ?? true } })
      }
      owner={owner}
      plan={plan}
      plans={plans}
      today={today}
    />
  );
}
