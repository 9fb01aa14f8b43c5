import { Card } from "#app/ui/card.tsx";
import { waitlistMessages as say } from "../texts/shopper-waitlist.ts";

type WaitlistCardProps = {
  wishes: readonly {
    id: string;
    what: string;
    when: string;
    since: string;
    offer: string | undefined;
  }[];
};

/** The wishes of waiting customers and their age, without names. */
export function WaitlistCard({ wishes }: WaitlistCardProps) {
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{say.staffTitle}</h2>
      <p className="text-sm text-ink-soft">{wishes.length > 0 ? say.staffLead : say.staffNone}</p>
      <ol className="grid gap-3 empty:hidden">
        {wishes.map(({ id, what, when, since, offer }) => (
          <li className="grid gap-0.5 border-l-2 border-line pl-4" key={id}>
            <p className="font-semibold">{what}</p>
            <p className="text-sm">{when}</p>
            <p className="text-sm text-ink-soft">{offer ?? since}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
