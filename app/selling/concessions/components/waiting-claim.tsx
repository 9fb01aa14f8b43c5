import { Form, href, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { FactList } from "#app/ui/summary-list.tsx";
import { claimMessages as say } from "../texts/staff.ts";
import type { ShownClaim } from "../views/show-claim.ts";

type WaitingClaimProps = { claim: ShownClaim; errors: Readonly<Record<string, string>> };

export function WaitingClaim({ claim, errors }: WaitingClaimProps) {
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{claim.kind}</h2>
      <FactList className="grid gap-x-6 gap-y-3 sm:grid-cols-2" facts={claim.facts} />
      {claim.files.map((fileId, index) => (
        <img
          alt={say.picture(index + 1, claim.name)}
          className="max-h-[32rem] w-full rounded-card bg-sunken object-contain"
          key={fileId}
          src={href("/admin/customers/ids/:concessionId/picture/:fileId", {
            concessionId: claim.id,
            fileId,
          })}
        />
      ))}
      <p className="text-sm text-ink-soft">{say.recorded}</p>
      <DecisionForms claim={claim} errors={errors} />
    </Card>
  );
}

function DecisionForms({ claim, errors }: WaitingClaimProps) {
  const { formData } = useNavigation();
  const busy = formData?.get("concessionId") === claim.id ? formData.get("decision") : undefined;
  const hidden = (decision: "approved" | "refused") => (
    <>
      <input name="intent" type="hidden" value="decide" />
      <input name="concessionId" type="hidden" value={claim.id} />
      <input name="decision" type="hidden" value={decision} />
    </>
  );
  return (
    <div className="grid gap-6 border-t border-line pt-4 sm:grid-cols-2">
      <Form className="grid content-start gap-3" method="post">
        {hidden("approved")}
        <Field
          error={errors["validUntil"]}
          hint={say.validHint}
          id={`until-${claim.id}`}
          label={say.validUntil}
          name="validUntil"
        >
          <Input type="date" />
        </Field>
        <div>
          <Button data-queue-key="p" pending={busy === "approved"}>
            {say.approve}
          </Button>
        </div>
      </Form>
      <Form className="grid content-start gap-3" method="post">
        {hidden("refused")}
        <Field
          error={errors["reason"]}
          hint={say.reasonHint}
          id={`reason-${claim.id}`}
          label={say.reason}
          name="reason"
        >
          <Input data-queue-key="r" maxLength={500} />
        </Field>
        <div>
          <Button pending={busy === "refused"} variant="secondary">
            {say.refuse}
          </Button>
        </div>
      </Form>
    </div>
  );
}
