import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { TextLink } from "#app/ui/button.tsx";

type AccountFrameProps = {
  title: string;
  lead?: string | undefined;
  tabs?: ReactNode;
  links: readonly { to: string; label: string }[];
  children: ReactNode;
};

/** One narrow column with a lead, a form and further links. */
export function AccountFrame({ title, lead, tabs, links, children }: AccountFrameProps) {
  return (
    <Page className="pb-16" width="form">
      <PageTitle lead={lead}>{title}</PageTitle>
      {tabs && <div className="mb-6">{tabs}</div>}
      <Card padding="roomy">{children}</Card>
      <ul className="mt-6 flex flex-wrap gap-x-6">
        {links.map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </Page>
  );
}
