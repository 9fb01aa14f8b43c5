import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Urgency } from "../rules/red-flags.ts";
import { flagBook, flagMessages, flagStored } from "../texts/shopper-flags.ts";

/** Leads the person to help calmly, without naming a possible illness. */
export function FlagPanel({ urgency, isSaved }: { urgency: Urgency; isSaved: boolean }) {
  const { title, text, steps } = flagMessages[urgency];
  return (
    <Notice
      action={
        urgency === "soon" && (
          <LinkButton to={href("/consultation")} variant="secondary">
            {flagBook}
          </LinkButton>
        )
      }
      title={title}
      tone={urgency === "soon" ? "warning" : "error"}
    >
      <p>{text}</p>
      <ul className="my-2 list-disc pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      {isSaved && <p className="text-sm">{flagStored}</p>}
    </Notice>
  );
}
