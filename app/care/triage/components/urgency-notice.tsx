import { href } from "#app/lib/href.ts";
import { AnchorButton } from "#app/ui/anchor-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Urgency } from "../rules/urgency.ts";
import {
  helpMessages,
  receivedMessages,
  urgencyMessages,
  type Received,
} from "../texts/shopper.ts";
import { CallButtons } from "./help-ways.tsx";

type UrgencyNoticeProps = { urgency: Urgency | null | undefined; received: Received };

/**
 * Leads the writer of a text to help calmly, without naming a possible illness. Nothing is shown
 * without an urgency.
 */
export function UrgencyNotice({ urgency, received }: UrgencyNoticeProps) {
  if (!urgency) return null;
  const { title, text, steps } = urgencyMessages[urgency];
  return (
    <Notice title={title} tone={urgency === "soon" ? "warning" : "error"}>
      <div className="my-2 flex flex-wrap gap-2">
        {urgency === "soon" ? (
          <AnchorButton href={href("/consultation")} variant="secondary">
            {helpMessages.consult}
          </AnchorButton>
        ) : (
          <CallButtons level={urgency} />
        )}
      </div>
      <p>{text}</p>
      <ul className="my-2 list-disc pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <p className="text-sm">{receivedMessages[received]}</p>
    </Notice>
  );
}
