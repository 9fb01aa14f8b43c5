import { Link } from "react-router";
import { Notice, type NoticeTone } from "#app/ui/notice.tsx";
import { useRefresh } from "#app/ui/use-refresh.ts";
import { returnMessages as say } from "../texts/shopper-returned.ts";
import type { Returned } from "../rules/returned-order.ts";

const tones: Record<Returned, NoticeTone> = {
  paid: "success",
  waiting: "info",
  looked_into: "warning",
  expired: "warning",
  ended: "warning",
};

type JustReturnedProps = { order: { orderNumber: string; href: string; state: Returned } };

/** The order that its buyer went to pay, as it stands now. */
export function JustReturned({ order: { orderNumber, href, state } }: JustReturnedProps) {
  return (
    <Notice
      action={
        <Link className="inline-flex min-h-11 items-center underline underline-offset-4" to={href}>
          {say.see(orderNumber)}
        </Link>
      }
      title={say.titles[state](orderNumber)}
      tone={tones[state]}
    >
      {say.texts[state]}
      {state === "waiting" && <LookAgain />}
    </Notice>
  );
}

/** The payment page may still be calling back. */
function LookAgain() {
  useRefresh({ everySeconds: 2, forSeconds: 30 });
  return null;
}
