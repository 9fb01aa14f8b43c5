import { useEffect, useRef } from "react";
import { Card } from "#app/ui/card.tsx";

type PreviewCardProps = {
  title: string;
  /** Hidden: the total that the sender agrees to. */
  plannedTotal: string;
  facts: readonly { label: string; value: string }[];
};

/** A preview of a form. The focus moves to it, so that screen readers announce it. */
export function PreviewCard({ title, plannedTotal, facts }: PreviewCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card aria-labelledby="preview" as="section" className="grid gap-3">
      <h2 className="text-lg outline-none" id="preview" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <input name="plannedTotal" type="hidden" value={plannedTotal} />
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
        {facts.map(({ label, value }) => (
          <div className="contents" key={label}>
            <dt className="text-ink-soft">{label}</dt>
            <dd className="figures wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
