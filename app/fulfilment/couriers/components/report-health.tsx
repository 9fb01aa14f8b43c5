import { Card } from "#app/ui/card.tsx";
import { connectionMessages as say } from "../texts/staff-connection.ts";

type ReportHealthProps = {
  shown: { address: string; last: string | undefined; refused: readonly string[] };
};

/** Shows whether the courier's reports arrive. This is the first sign of a wrong key. */
export function ReportHealth({ shown: { address, last, refused } }: ReportHealthProps) {
  return (
    <Card as="section" className="grid max-w-form gap-3">
      <h2 className="font-text text-xl">{say.reports}</h2>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <dt className="text-ink-soft">{say.address}</dt>
        <dd className="wrap-anywhere">
          {address}
          <span className="block text-sm text-ink-soft">{say.addressHint}</span>
        </dd>
        <dt className="text-ink-soft">{say.last}</dt>
        <dd className="wrap-anywhere">{last ?? say.none}</dd>
        <dt className="text-ink-soft">{say.refused}</dt>
        <dd>
          {refused.length === 0 && say.noneRefused}
          {refused.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </dd>
      </dl>
    </Card>
  );
}
