import { proposalMessages as say } from "../../texts/staff-proposals.ts";
import type { ShownDecision } from "./proposals-page.server.ts";

/** Proposals that were decided: what, who asked, and who or which rule decided. */
export function DecisionList({ decisions }: { decisions: readonly ShownDecision[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {decisions.map(({ id, says, record, asked, state }) => (
        <li className="px-4 py-2 wrap-anywhere" key={id}>
          <p className="font-semibold">{say.about(says, record)}</p>
          <p className="text-sm text-ink-soft">{asked}</p>
          <p className="text-sm">{state}</p>
        </li>
      ))}
    </ul>
  );
}
