import { adminOrderMessages } from "#app/modules/orders/texts/staff.ts";
import { Card } from "#app/ui/card.tsx";
import type { ShownDays } from "./show-days.ts";

const { days: say } = adminOrderMessages;

/** The days that the order was promised. */
export function DaysCard({ shown }: { shown: ShownDays | undefined }) {
  if (!shown) return null;
  return (
    <Card as="section" className="grid gap-2">
      <h2 className="text-xl">{say.title}</h2>
      <p>{shown.promised}</p>
      {shown.why && <p className="text-sm text-ink-soft">{shown.why}</p>}
      {shown.area && <p className="text-sm text-ink-soft">{say.area(shown.area)}</p>}
      {shown.now && <p className="text-sm text-ink-soft">{shown.now}</p>}
    </Card>
  );
}
