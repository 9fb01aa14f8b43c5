import type { ReactNode } from "react";
import type { LiveFact } from "../../views/faq-terms.ts";
import { helpMessages as say } from "./texts.ts";

type Facts = {
  payments: readonly string[];
  /** When couriers accept cash on delivery; empty while the shop does not offer it. */
  cash: readonly string[];
  courses: readonly { name: string; from: number; to: number }[];
  hours: readonly string[];
};

/** Current facts from the settings and the catalog, shown below answers that staff wrote. */
export function liveFacts({ payments, cash, courses, hours }: Facts): Record<LiveFact, ReactNode> {
  const lengths = courses.map(({ name, from, to }) => say.courseOf(name, from, to));
  return {
    none: null,
    payments: (
      <Lines lines={[payments.join(", ") || say.noPayments, ...cash]} title={say.payments} />
    ),
    courses: <Lines lines={lengths} title={say.courses} />,
    hours: <Lines lines={hours} title={`${say.hours} (${say.manilaTime})`} />,
  };
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="rounded-card bg-sunken px-4 py-3 text-sm">
      <p className="font-semibold">{title}</p>
      <ul className="figures mt-1 grid gap-0.5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
