import type { ReactNode } from "react";

type FormSectionProps = { title: string; lead?: string; children?: ReactNode };

export function FormSection({ title, lead, children }: FormSectionProps) {
  return (
    <section className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="text-2xl">{title}</h2>
        {lead && <p className="text-ink-soft">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
