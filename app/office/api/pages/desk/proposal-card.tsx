import { Form } from "react-router";
import { ChangeList } from "#app/running/audit/components/entry-list.tsx";
import { Card } from "#app/ui/card.tsx";
import { IntentStep } from "#app/ui/intent-form.tsx";
import type { ShownProposal } from "./proposals-page.server.ts";
import { proposalMessages as say } from "../../texts/staff-proposals.ts";

/** What a program proposes: who asks and why, the values, and the record before and after. */
export function ProposalCard({ proposal }: { proposal: ShownProposal }) {
  const { id, says, asked, why, record, values, changes, isFinal, miss } = proposal;
  const titleId = `proposal-${id}`;
  return (
    <Card as="article" aria-labelledby={titleId} className="grid gap-4 wrap-anywhere">
      <div>
        <h2 className="font-text text-xl" id={titleId}>
          {says}
        </h2>
        <p className="text-sm text-ink-soft">{asked}</p>
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {record !== "" && (
          <>
            <dt className="text-ink-soft">{say.record}</dt>
            <dd>{record}</dd>
          </>
        )}
        <dt className="text-ink-soft">{say.why}</dt>
        <dd>{why}</dd>
        {values.map(({ name, text }) => (
          <div className="contents" key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd className="whitespace-pre-wrap">{text}</dd>
          </div>
        ))}
      </dl>
      <section className="grid gap-2">
        <h3 className="font-semibold">{say.changes}</h3>
        {changes.map((change, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <div className="text-sm" key={index}>
            <p>{change.what}</p>
            {change.changes.length > 0 && <ChangeList changes={change.changes} />}
          </div>
        ))}
      </section>
      {miss && <p className="text-sm text-ink-soft">{miss}</p>}
      {isFinal && <p className="font-semibold">{say.final}</p>}
      <Form className="flex flex-wrap gap-3" method="post">
        <input name="proposalId" type="hidden" value={id} />
        <IntentStep aria-describedby={titleId} intent="approve">
          {say.approve}
        </IntentStep>
        <IntentStep aria-describedby={titleId} intent="decline" variant="secondary">
          {say.decline}
        </IntentStep>
      </Form>
    </Card>
  );
}
