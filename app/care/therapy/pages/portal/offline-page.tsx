import { useState } from "react";
import { href, useLocation, useNavigate } from "react-router";
import { shopDay } from "#app/lib/dates.ts";
import { unlisted } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { OfflineFormPage } from "#app/ui/offline/offline-form-page.tsx";
import { queueMessages as say } from "../../texts/shopper-queue.ts";
import { courseOffline } from "./offline-page.server.ts";
import type { Route } from "./+types/offline-page.ts";
import { v7 } from "uuid";
import { Field, Select } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { showOfflinePlan, type OfflinePlan } from "../../views/offline-plan.ts";
import { QueuedDose } from "../../components/queued-dose.tsx";

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

type OfflineDoseProps = {
  owner: string;
  plan: OfflinePlan;
  plans: readonly OfflinePlan[];
  keptOn: string;
  today: string;
  onChoose: (planId: string) => void;
  onSaved: (message: string | undefined) => void;
};

/** A dose of a plan that the browser kept; made in the browser, and sent once there is a connection. */
function OfflineDose(props: OfflineDoseProps) {
  const { owner, plan, plans, keptOn, today, onChoose, onSaved } = props;
  const [shown] = useState(() => showOfflinePlan(plan, keptOn, today));
  const [first] = useState(() => ({ id: v7(), values: shown.values }));
  return (
    <>
      <h2 className="text-xl">{plan.product}</h2>
      {plans.length > 1 && (
        <Field label={say.which} name="plan">
          <Select onChange={(event) => onChoose(event.currentTarget.value)} value={plan.planId}>
            {plans.map(({ planId, product }) => (
              <option key={planId} value={planId}>
                {product}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Notice announced={false}>{say.notNow}</Notice>
      <QueuedDose
        first={first}
        guard={shown.guard}
        onSaved={onSaved}
        owner={owner}
        plan={plan}
        shown={shown}
      />
    </>
  );
}
