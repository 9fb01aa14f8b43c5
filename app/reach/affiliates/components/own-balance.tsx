import { href } from "react-router";
import { AnchorButton } from "#app/ui/anchor-button.tsx";
import { Card } from "#app/ui/card.tsx";
import { FigureCards, type Figure } from "#app/ui/figure-cards.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { affiliateMessages } from "../texts/shopper.ts";
import { ledgerMessages as say } from "../texts/shopper-ledger.ts";
import { ownPayoutMessages } from "../texts/shopper-payouts.ts";
import type { ShownLedgerRow } from "../views/show-ledger.ts";
import { LedgerList } from "./ledger-list.tsx";

type OwnAnswerProps = {
  answer: { label: string; amount: string; text: string };
  figures: readonly Figure[];
};

/** What comes next, and when; the other sums are behind it. */
export function OwnAnswer({ answer: { label, amount, text }, figures }: OwnAnswerProps) {
  return (
    <Card as="section" className="grid gap-1" padding="roomy">
      <h3 className="font-text text-base font-normal text-ink-soft">{label}</h3>
      <p className="figures text-3xl">{amount}</p>
      <p>{text}</p>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent underline underline-offset-4">
          {affiliateMessages.allSums}
        </summary>
        <div className="grid gap-2 pt-2">
          <FigureCards figures={figures} />
          <p className="text-sm text-ink-soft">{affiliateMessages.sums}</p>
        </div>
      </details>
    </Card>
  );
}

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
