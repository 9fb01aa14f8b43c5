import { href } from "react-router";
import type { ComponentProps } from "react";
import { formatMoney } from "#app/lib/money.ts";
import { cx } from "#app/ui/cx.ts";
import { staffTransferMessages as say } from "../../texts/staff.ts";
import type { LoadedTransfers } from "./load-transfers.server.ts";
import { TransferAnswers } from "./transfer-answers.tsx";
import { TransferProofs } from "./transfer-proofs.tsx";

export type CurrentTransfer = NonNullable<LoadedTransfers["current"]>;

type TransferToCheckProps = Pick<ComponentProps<typeof TransferAnswers>, "refused" | "sending"> & {
  current: CurrentTransfer;
  /** The proofs beside the answers, where there is room. */
  isWide?: boolean;
  /** Set by the panel beside a list, which handles the answer and shows the next transfer. */
  fetcherKey?: string;
};

/** Unanswered proofs with the expected facts, and the answers for staff who may give them. */
export function TransferToCheck(props: TransferToCheckProps) {
  const { current, isWide = false, fetcherKey, ...answers } = props;
  const { id: orderId, number, attention, transfer } = current;
  // After a refusal, the queue shows this transfer again instead of the oldest one.
  const action = `${href("/admin/orders/to-check")}?order=${orderId}`;
  return (
    <div className="grid gap-4">
      {attention && <p className="text-error">{attention}</p>}
      <p>{say.askFor(formatMoney(transfer.amount), number)}</p>
      <div className={cx("grid items-start gap-x-8 gap-y-6", isWide && "md:grid-cols-2")}>
        <TransferProofs
          address={href("/admin/orders/:orderId", { orderId })}
          className=""
          proofs={transfer.proofs.filter(({ answer }) => answer === null)}
        />
        {transfer.mayAnswer && (
          <TransferAnswers
            {...answers}
            className=""
            form={fetcherKey === undefined ? { action } : { action, navigate: false, fetcherKey }}
            transfer={transfer}
          >
            <input name="orderId" type="hidden" value={orderId} />
            {fetcherKey !== undefined && <input name="beside" type="hidden" value="yes" />}
          </TransferAnswers>
        )}
      </div>
    </div>
  );
}
