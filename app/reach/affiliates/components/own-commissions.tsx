import { HandCoins } from "lucide-react";
import { href } from "react-router";
import { AnchorButton } from "#app/ui/anchor-button.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { affiliateMessages as say } from "../texts/shopper.ts";
import type { ShownCommission } from "../views/show-commission.ts";
import { CommissionList } from "./commission-list.tsx";

type OwnCommissionsProps = {
  dashboard: { commissions: readonly ShownCommission[]; page: number; hasMore: boolean };
};

export function OwnCommissions({ dashboard }: OwnCommissionsProps) {
  const { commissions, page, hasMore } = dashboard;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-xl">{say.commissions}</h3>
        {commissions.length > 0 && (
          <AnchorButton
            download
            href={href("/portal/affiliate/commissions.csv")}
            variant="secondary"
          >
            {say.file}
          </AnchorButton>
        )}
      </div>
      {commissions.length === 0 ? (
        <EmptyState
          action={page === 1 && <TextLink to="#share">{say.shareCode}</TextLink>}
          icon={<HandCoins />}
          level={3}
          title={page === 1 ? say.none : say.noOlder}
        >
          {page === 1 && <p>{say.noneText}</p>}
        </EmptyState>
      ) : (
        <CommissionList commissions={commissions} />
      )}
      <Pager
        after={say.older}
        before={say.newer}
        hasMore={hasMore}
        hrefOf={(to) => ({ search: to === 1 ? "" : `?page=${to}` })}
        label={say.pagesLabel}
        page={page}
      />
    </section>
  );
}
