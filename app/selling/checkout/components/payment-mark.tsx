import { Banknote, Landmark } from "lucide-react";
import type { ReactNode } from "react";
import type { PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";
import { cx } from "#app/ui/cx.ts";

/**
 * Our own small drawings for payment methods, instead of brands' artwork. The words beside them
 * name the method.
 */
export function PaymentMark({ method }: { method: PaymentMethod }) {
  return (
    <span aria-hidden="true" className="flex flex-wrap gap-1">
      {marks[method]}
    </span>
  );
}

function Mark({ look, children }: { look?: string; children: ReactNode }) {
  return (
    <span
      className={cx(
        "grid h-7 w-[min(2.75rem,20vw)] place-items-center rounded-small border border-line bg-paper text-sm leading-none font-semibold",
        look,
      )}
    >
      {children}
    </span>
  );
}

const marks: Record<PaymentMethod, ReactNode> = {
  card: (
    <>
      <Mark look="text-indigo-ink italic">VISA</Mark>
      <Mark>
        <svg className="h-4 w-7" viewBox="0 0 28 16">
          <circle className="fill-rose" cx="10" cy="8" r="7" />
          <circle className="fill-amber" cx="18" cy="8" fillOpacity="0.8" r="7" />
        </svg>
      </Mark>
      <Mark look="text-sea-ink tracking-wide">JCB</Mark>
    </>
  ),
  gcash: (
    <Mark look="text-indigo-ink">
      <svg
        className="h-5 w-8"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeWidth="2"
        viewBox="0 0 32 20"
      >
        <path d="M15.5 6A6 6 0 1 0 16 13.5V10.5h-4.5" />
        <path d="M20 6.5a6 6 0 0 1 0 7M23.5 4a10 10 0 0 1 0 12" />
      </svg>
    </Mark>
  ),
  maya: <Mark look="text-moss-ink">maya</Mark>,
  bank: (
    <Mark look="text-ink-soft">
      <Landmark className="size-4.5" />
    </Mark>
  ),
  cod: (
    <Mark look="text-ink-soft">
      <Banknote className="size-5" />
    </Mark>
  ),
};
