import type { ReactNode } from "react";
import { href } from "react-router";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import type { ShownHistory } from "#app/running/audit/views/shown-entry.ts";
import { deliveryAdminMessages as say } from "../../texts/staff.ts";
import { Notice } from "#app/ui/notice.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";

type RecordFrameProps = {
  title: string;
  message: string | undefined;
  /** Undefined for a record that is not saved yet. */
  history: ShownHistory | undefined;
  children: ReactNode;
};

export function RecordFrame({ title, message, history, children }: RecordFrameProps) {
  return (
    <>
      <BackLink to={href("/admin/settings/delivery")}>{say.back}</BackLink>
      <PageTitle>{title}</PageTitle>
      <div className="grid gap-8">
        {message && <Notice title={message} tone="error" />}
        {children}
        {history && <RecordHistory history={history} />}
      </div>
    </>
  );
}
