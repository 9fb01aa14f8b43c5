import type { ComponentProps, ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";
import { DoctorPhoto } from "./doctor-photo.tsx";

export type Fact = { label: string; text: string; note?: string };

type BookingFactsProps = {
  facts: readonly Fact[];
  /** Below the first one, which is the time. */
  ownTime?: ReactNode;
  doctor?: ComponentProps<typeof DoctorPhoto>["doctor"] | undefined;
};

export function BookingFacts({ facts, ownTime, doctor }: BookingFactsProps) {
  return (
    <Card className="flex flex-wrap gap-5">
      {doctor && <DoctorPhoto doctor={doctor} />}
      <dl className="grid min-w-[min(14rem,100%)] flex-1 gap-4 sm:grid-cols-[8rem_1fr]">
        {facts.map(({ label, text, note }, index) => (
          <div className="grid gap-0.5 sm:col-span-2 sm:grid-cols-subgrid" key={label}>
            <dt className="text-ink-soft">{label}</dt>
            <dd>
              <span className="figures font-semibold">{text}</span>
              {note && <span className="block text-sm text-ink-soft">{note}</span>}
              {index === 0 && ownTime}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
