import { Form } from "react-router";
import type { Refusal } from "#app/lib/result.ts";
import type { MergePlan, MergeRefusal } from "../../rules/plan-merge.ts";
import { mergeMessages as say } from "../../texts/staff-merge.ts";
import { Card } from "#app/ui/card.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import { IntentStep } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";
import type { MergeRecord } from "./show-merge.server.ts";

type MergePlanCardProps = {
  open: MergeRecord;
  other: MergeRecord;
  plan: MergePlan | Refusal<MergeRefusal>;
  failure: { reason: string | undefined; error: string | undefined };
};

/** Compares both records and shows the result of a merge. */
export function MergePlanCard({ open, other, plan, failure }: MergePlanCardProps) {
  const stays = plan.ok ? plan.stays : undefined;
  return (
    <Card as="section" className="grid gap-4">
      <Compared records={[open, other]} stays={stays} />
      {plan.ok ? (
        <MergeForm
          failure={failure}
          goes={plan.stays === open.id ? other : open}
          otherId={other.id}
          stays={plan.stays === open.id ? open : other}
        />
      ) : (
        <Notice announced={false} title={say.refusals[plan.reason]} />
      )}
    </Card>
  );
}

type ComparedProps = { records: readonly MergeRecord[]; stays: string | undefined };

/** One column for each record. */
function Compared({ records, stays }: ComparedProps) {
  const rows: readonly [string, (record: MergeRecord) => string | number][] = [
    [say.cells.email, ({ email }) => email],
    [say.cells.account, (record) => say.accounts[accountOf(record)]],
    [say.cells.orders, ({ orders }) => orders],
    [say.cells.notes, ({ notes }) => notes],
    [say.cells.tags, ({ tags }) => tags.join(", ")],
  ];
  return (
    <Table caption={say.compared} density="dense">
      <thead>
        <tr>
          <Th>{say.record}</Th>
          {records.map(({ id, name }) => (
            <Th key={id}>
              <bdi className="wrap-anywhere">{name}</bdi>
              {stays !== undefined && (
                <span className="block font-normal text-ink-soft">
                  {id === stays ? say.stays : say.goes}
                </span>
              )}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, cell]) => (
          <tr key={label}>
            <Th scope="row">{label}</Th>
            {records.map((record) => (
              <Td className="wrap-anywhere" key={record.id}>
                {cell(record)}
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function accountOf({ hasAccount, confirmed, isGuest }: MergeRecord): keyof typeof say.accounts {
  if (hasAccount) return confirmed ? "confirmed" : "unconfirmed";
  return isGuest ? "guest" : "none";
}

type MergeFormProps = Pick<MergePlanCardProps, "failure"> & {
  stays: MergeRecord;
  goes: MergeRecord;
  otherId: string;
};

function MergeForm({ stays, goes, otherId, failure }: MergeFormProps) {
  const told = [
    say.moves(goes.orders, goes.notes, goes.tags.length, stays.name),
    ...(stays.hasAccount && goes.orders > 0 ? [say.showsOrders(stays.name)] : []),
    ...(goes.hasAccount ? [say.removesAccount] : []),
    say.staysPut,
    say.final,
  ];
  return (
    <>
      <h2 className="text-xl">{say.happens}</h2>
      <ul className="measure grid list-disc gap-1 pl-5 wrap-anywhere">
        {told.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {/* Posts to the address of this comparison, which shows it again after an error. */}
      <Form className="grid max-w-prose gap-4" method="post" noValidate>
        <input name="otherId" type="hidden" value={otherId} />
        <input name="stays" type="hidden" value={stays.id} />
        <Field error={failure.error} hint={say.reasonHint} label={say.reason} name="reason">
          <Textarea defaultValue={failure.reason} maxLength={300} required rows={2} />
        </Field>
        <div>
          <IntentStep className="wrap-anywhere" intent="merge" variant="danger">
            {say.button(stays.name)}
          </IntentStep>
        </div>
      </Form>
    </>
  );
}
