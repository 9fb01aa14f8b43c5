import { href } from "react-router";
import { LinkButton, TextLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { glanceMessages } from "../texts/shopper-today.ts";
import type { ShownRefill } from "../views/show-refill.ts";

/** The state of a course's refill, with a link to its page. */
export function RefillCard({ refill }: { refill: ShownRefill }) {
  if (!refill) return null;
  const to = href("/portal/therapy/:planId/refill", { planId: refill.planId });
  if (refill.call) {
    const { title, text, act } = refill.call;
    return (
      <Notice
        action={<LinkButton to={to}>{act}</LinkButton>}
        announced={false}
        title={title}
        tone="info"
      >
        <p>{text}</p>
      </Notice>
    );
  }
  return (
    <p className="text-sm text-ink-soft">
      {refill.line} <TextLink to={to}>{glanceMessages.refill}</TextLink>
    </p>
  );
}
