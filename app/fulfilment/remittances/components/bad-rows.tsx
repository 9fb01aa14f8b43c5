import { Notice } from "#app/ui/notice.tsx";
import type { BadRow } from "../rules/read-remittance.ts";
import { remittanceMessages as say } from "../texts/staff.ts";

/** Lists unreadable rows of a file with the reasons. Renders nothing without any. */
export function BadRows({ bad, hint }: { bad: readonly BadRow[]; hint: string }) {
  if (bad.length === 0) return null;
  return (
    <Notice title={say.bad(bad.length)} tone="warning">
      <p>{hint}</p>
      <ul className="grid max-h-60 gap-1 overflow-y-auto">
        {bad.map(({ rowNo, why }) => (
          <li key={rowNo}>{say.row(rowNo, say.rows[why])}</li>
        ))}
      </ul>
    </Notice>
  );
}
