import { Badge } from "#app/ui/badge.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { isPressing, type UrgentSign } from "../rules/urgency.ts";
import { urgencyMarkMessages as say } from "../texts/staff.ts";

type Marked = { sign: UrgentSign | null | undefined };

/** For staff, above a text that may need a person now. */
export function UrgencyMark({ sign }: Marked) {
  if (!sign || !isPressing(sign.urgency)) return null;
  return (
    <Notice announced={false} title={say.markOf(sign.reason)} tone="error">
      {say.hint}
    </Notice>
  );
}

/** The same in a list. */
export function UrgencyBadge({ sign }: Marked) {
  if (!sign || !isPressing(sign.urgency)) return null;
  return (
    <Badge look="plain" tone="error">
      {say.markOf(sign.reason)}
    </Badge>
  );
}
