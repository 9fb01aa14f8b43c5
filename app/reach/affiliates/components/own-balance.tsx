import { href } from "react-router";
import { AnchorButton } from "#app/ui/anchor-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { ledgerMessages as say } from "../texts/shopper-ledger.ts";
import { ownPayoutMessages } from "../texts/shopper-payouts.ts";
import type { ShownLedgerRow } from "../views/show-ledger.ts";
import { LedgerList } from "./ledger-list.tsx";

type OwnBalanceProps = { isBelowZero: boolean; ledger: readonly ShownLedgerRow[] };

/** The latest changes of one's own balance; the file has all of them. */
export function OwnBalance({ isBelowZero, ledger }: OwnBalanceProps) {
  return (
    <section className="grid gap-3 border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-xl">{say.title}</h3>
        {ledger.length > 0 && (
          <AnchorButton download href={href("/portal/affiliate/balance.csv")} variant="secondary">
            {say.file}
          </AnchorButton>
        )}
      </div>
      {isBelowZero && (
        <Notice announced={false} tone="warning">
          {say.below}
        </Notice>
      )}
      <LedgerList rows={ledger} />
      <TextLink className="text-accent" to={href("/portal/affiliate/payouts")}>
        {ownPayoutMessages.link}
      </TextLink>
    </section>
  );
}
