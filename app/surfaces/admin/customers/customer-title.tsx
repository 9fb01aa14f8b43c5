import { href } from "react-router";
import { customerMessages as say } from "#app/modules/customers/texts/staff.ts";
import { TierBadge } from "#app/modules/customers/components/tier-badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import type { LoadedCustomer } from "./load-customer.server.ts";

export function CustomerTitle({ customer }: { customer: LoadedCustomer }) {
  return (
    <PageTitle
      actions={
        <LinkButton to={href("/admin/customers")} variant="secondary">
          {say.back}
        </LinkButton>
      }
      lead={
        <span className="flex flex-wrap items-center gap-3">
          {say.since(customer.joined)}
          <TierBadge look="pill" tier={customer.tier} />
        </span>
      }
    >
      <bdi className="wrap-anywhere">{customer.name || customer.email}</bdi>
    </PageTitle>
  );
}
