import { Notice, type NoticeTone } from "#app/ui/notice.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { useRefresh } from "#app/ui/use-refresh.ts";
import type { PaymentReturn } from "../rules/returned-order.ts";

const tones: Record<PaymentReturn, NoticeTone> = {
  paid: "success",
  waiting: "info",
  looked_into: "warning",
  expired: "warning",
  ended: "warning",
};

type JustReturnedProps = {
  order: { state: PaymentReturn; href: string; title: string; text: string; see: string };
};

/** The order that the buyer went to pay, in its present state. */
export function JustReturned({ order: { state, href, title, text, see } }: JustReturnedProps) {
  return (
    <Notice action={<TextLink to={href}>{see}</TextLink>} title={title} tone={tones[state]}>
      {text}
      {state === "waiting" && <LookAgain />}
    </Notice>
  );
}

/** The payment page may still call back. */
function LookAgain() {
  useRefresh({ everySeconds: 2, forSeconds: 30 });
  return null;
}
