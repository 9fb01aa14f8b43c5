import { useState } from "react";
import { v7 } from "uuid";
import { Field, Select } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { queueMessages as say } from "../texts/shopper-queue.ts";
import { showOfflinePlan, type OfflinePlan } from "../views/offline-plan.ts";
import { QueuedDose } from "./queued-dose.tsx";

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
export function OfflineDose(props: OfflineDoseProps) {
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
