import { HelpWays } from "#app/care/triage/components/help-ways.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Urgency } from "../rules/felt.ts";
import { feltMessages as say } from "../texts/shopper-dose.ts";

/** Advice for a warning sign, and ways to reach a person at once. */
export function UrgentHelp({ urgencies }: { urgencies: readonly Urgency[] }) {
  return urgencies.map((urgency) => (
    <Notice
      action={<HelpWays level={urgency === "doctor" ? "see_doctor" : urgency} />}
      key={urgency}
      title={say.urgent[urgency].title}
      tone="error"
    >
      <p>{say.urgent[urgency].text}</p>
    </Notice>
  ));
}
