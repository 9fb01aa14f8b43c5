import { FileText, Mail, PackagePlus, TriangleAlert, UserPlus } from "lucide-react";
import { href, Link } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { Alert } from "./alerts.ts";
import { dashboardMessages as say } from "./texts.ts";

/** What is worth a look, each line with its list. */
export function AlertsCard({ alerts }: { alerts: readonly Alert[] }) {
  return (
    <Card aria-labelledby="alerts" as="section" className="grid content-start gap-2">
      <h2 className="text-lg" id="alerts">
        {say.alerts.title}
      </h2>
      <ul>
        {alerts.map(({ text, to, isNews }) => (
          <li key={to}>
            <Link className="board-line" to={to}>
              {isNews ? (
                <UserPlus aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
              ) : (
                <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-warning" />
              )}
              <span className="underline underline-offset-4">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type QuickActionsProps = { maySell: boolean; mayWrite: boolean; mayMail: boolean };

export function QuickActions({ maySell, mayWrite, mayMail }: QuickActionsProps) {
  return (
    <Card aria-labelledby="actions" as="section" className="grid content-start gap-3">
      <h2 className="text-lg" id="actions">
        {say.actions.title}
      </h2>
      <div className="flex flex-wrap gap-3">
        {maySell && (
          <LinkButton to={href("/admin/products/new")} variant="secondary">
            <PackagePlus aria-hidden="true" className="size-4" />
            {say.actions.product}
          </LinkButton>
        )}
        {mayWrite && (
          <LinkButton to={href("/admin/content/articles/new")} variant="secondary">
            <FileText aria-hidden="true" className="size-4" />
            {say.actions.article}
          </LinkButton>
        )}
        {mayMail && (
          <LinkButton to={href("/admin/email/campaigns/new")} variant="secondary">
            <Mail aria-hidden="true" className="size-4" />
            {say.actions.campaign}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
