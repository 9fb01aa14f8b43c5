import type { ReactNode } from "react";
import { ChangeCountdown } from "#app/modules/orders/components/change-countdown.tsx";
import { changeMessages as say } from "#app/modules/orders/texts/shopper.ts";
import { CHANGE_PART } from "#app/modules/orders/views/show-window.ts";
import type { ShownWindow } from "#app/modules/orders/views/show-window.ts";
import { LinkButton } from "#app/ui/button.tsx";

type ChangeOrderProps = {
  /** The page that changes it. */
  href: string;
  /** Until when its buyer may do all of it; none where only cancelling is left. */
  window: ShownWindow | undefined;
  children: ReactNode;
};

/** What the buyer of an order can still do about it. */
export function ChangeOrder({ href, window, children }: ChangeOrderProps) {
  return (
    <section className="grid max-w-form scroll-mt-24 gap-4" id={CHANGE_PART}>
      <h2 className="text-2xl">{say.title}</h2>
      {window && (
        <>
          <ChangeCountdown {...window} />
          <div>
            <LinkButton to={href} variant="secondary">
              {say.open}
            </LinkButton>
          </div>
        </>
      )}
      {children}
    </section>
  );
}
