import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";

type PartProps = { title: string; lead?: string; children: ReactNode };

export function ProfilePart({ title, lead, children }: PartProps) {
  return (
    <Card as="section" padding="roomy">
      <h2 className="text-xl">{title}</h2>
      {lead && <p className="measure mt-2 text-ink-soft">{lead}</p>}
      <div className="mt-5">{children}</div>
    </Card>
  );
}
