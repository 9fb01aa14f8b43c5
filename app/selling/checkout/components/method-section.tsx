import { Info } from "lucide-react";
import { useEffect, useRef } from "react";
import type { PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";
import { orderMessages } from "#app/selling/orders/texts/shopper.ts";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { checkoutMessages as say } from "../texts/shopper.ts";
import type { ShownCash } from "../views/show-cash.ts";
import { PaymentMark } from "./payment-mark.tsx";

type MethodSectionProps = {
  methods: readonly PaymentMethod[];
  chosen: string | undefined;
  error: string | undefined;
  /** The limits of cash on delivery, if any. */
  cash: ShownCash | undefined;
};

const CASH_WORD = "cash-word";

/**
 * One method is selected at first: the first one offered, which is card by default. Without a
 * script, cash can always be selected, since the address may still change, and the server refuses
 * it if needed.
 */
export function MethodSection({ methods, chosen, error, cash }: MethodSectionProps) {
  const isRefused = cash?.isRefused ?? false;
  const isClosed = useHydrated() && isRefused;
  const first =
    methods.find((method) => method === chosen) ??
    methods.find((method) => method !== "cod" || !isRefused);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A method that becomes unavailable is deselected. The buyer chooses another one.
    if (!isClosed) return;
    const cod = group.current?.querySelector<HTMLInputElement>("input[value=cod]");
    if (cod) cod.checked = false;
  }, [isClosed]);
  const word = methods.includes("cod") ? cash?.text : undefined;
  return (
    <div className="grid gap-3" ref={group}>
      {methods.length > 0 && (
        <RadioGroup
          defaultValue={first}
          error={error}
          legend={say.fields.paymentMethod}
          name="paymentMethod"
          options={methods.map((value) => ({
            value,
            label: (
              <span className="flex items-center justify-between gap-3">
                {orderMessages.method[value]}
                <PaymentMark method={value} />
              </span>
            ),
            hint: say.methodHints[value],
            ...(value === "cod" && word && { disabled: isClosed, "aria-describedby": CASH_WORD }),
          }))}
          required
        />
      )}
      {word && (
        <p className="flex gap-2 text-sm text-ink-soft" id={CASH_WORD}>
          <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {word}
        </p>
      )}
    </div>
  );
}
