import { href, Link } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { recallMessages as say } from "../texts/staff.ts";

type RecallProgressProps = {
  recall: {
    reason: string;
    advice: string;
    sendings: number;
    share: number;
    silent: number;
    facts: readonly (readonly [string, string])[];
    buyers: readonly {
      orderId: string;
      orderNumber: string;
      name: string;
      units: number;
      mailed: string;
      answered: string;
    }[];
  };
};

/** The mailed buyers and their answers. Buyers without an answer come first. */
export function RecallProgress({ recall }: RecallProgressProps) {
  const { reason, advice, sendings, share, silent, facts, buyers } = recall;
  return (
    <>
      <Card as="section" className="grid max-w-3xl gap-5">
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="figures text-2xl">{value}</dd>
            </div>
          ))}
        </dl>
        <ProgressBar label={say.facts.answered} max={1} value={share} />
        <div className="grid gap-1">
          <p className="font-semibold wrap-anywhere">{reason}</p>
          <p className="whitespace-pre-line wrap-anywhere">{advice}</p>
        </div>
        {silent > 0 ? (
          <IntentForm intent="remind">
            <input name="sendings" type="hidden" value={sendings} />
            <IntentButton variant="secondary">{say.remind(silent)}</IntentButton>
          </IntentForm>
        ) : (
          <p>{buyers.length === 0 ? say.none : say.allAnswered}</p>
        )}
      </Card>
      {buyers.length > 0 && <BuyerList buyers={buyers} />}
    </>
  );
}

type BuyerListProps = { buyers: RecallProgressProps["recall"]["buyers"] };

/** A table on wide screens, and a card for each buyer on phones. */
function BuyerList({ buyers }: BuyerListProps) {
  return (
    <>
      <ul aria-label={say.list} className="grid gap-3 md:hidden">
        {buyers.map(({ orderId, orderNumber, name, units, mailed, answered }) => (
          <li className="rounded-card border border-line bg-surface p-4" key={orderId}>
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              <TextLink className="font-semibold" to={href("/admin/orders/:orderId", { orderId })}>
                {orderNumber}
              </TextLink>
              <span className="figures">{say.units(units)}</span>
            </p>
            <p className="break-words">{name}</p>
            <p className="text-sm text-ink-soft">
              {say.columns.mailed}: {mailed}
            </p>
            <p className="text-sm text-ink-soft">
              {say.columns.answered}: {answered}
            </p>
          </li>
        ))}
      </ul>
      <div className="max-md:hidden">
        <Table caption={say.list} captionHidden density="dense">
          <thead>
            <tr>
              <Th>{say.columns.order}</Th>
              <Th>{say.columns.buyer}</Th>
              <Th numeric>{say.columns.units}</Th>
              <Th>{say.columns.mailed}</Th>
              <Th>{say.columns.answered}</Th>
            </tr>
          </thead>
          <tbody>
            {buyers.map(({ orderId, orderNumber, name, units, mailed, answered }) => (
              <tr key={orderId}>
                <Th scope="row">
                  <Link
                    className="underline underline-offset-4"
                    to={href("/admin/orders/:orderId", { orderId })}
                  >
                    {orderNumber}
                  </Link>
                </Th>
                <Td>{name}</Td>
                <Td numeric>{units}</Td>
                <Td>{mailed}</Td>
                <Td>{answered}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </>
  );
}
