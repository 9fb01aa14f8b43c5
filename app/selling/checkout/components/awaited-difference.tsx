import { useLocation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useBusy } from "#app/ui/use-busy.ts";
import { changeOrderMessages } from "../texts/shopper-changes.ts";

const { awaited: say } = changeOrderMessages;

export type ShownDifference = {
  amount: string;
  /** The order's total after the change. */
  total: string;
  until: string;
  lines: { name: string; from: number; to: number }[];
};

/** A change of a paid order that waits for its payment, on the receipt. */
export function AwaitedDifference({ difference }: { difference: ShownDifference }) {
  const { pathname } = useLocation();
  const [busy, start] = useBusy();
  const { amount, total, until, lines } = difference;
  return (
    <Notice
      action={
        // A plain form, so that the browser itself follows the redirect to the payment page.
        <form action={pathname} method="post" onSubmit={start}>
          <input name="intent" type="hidden" value="pay-difference" />
          <Button pending={busy}>{say.pay(amount)}</Button>
        </form>
      }
      title={say.title(amount)}
      tone="warning"
    >
      <ul className="list-disc pl-4">
        {lines.map((line) => (
          <li className="figures break-words" key={line.name}>
            {say.line(line)}
          </li>
        ))}
      </ul>
      <p>{say.text(total, until)}</p>
    </Notice>
  );
}
