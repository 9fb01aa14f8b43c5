import type { ReactNode } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import type { ShownHistory } from "#app/running/audit/views/shown-entry.ts";
import { useMovedField } from "./use-moved-field.ts";
import { settingMessages as say } from "../../texts/staff.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { DeskFailure } from "#app/ui/failure/desk-failure.tsx";

type SettingsFrameProps = {
  title: string;
  lead: string;
  mayWrite: boolean;
  /** A refusal that belongs to no field. */
  message?: string | undefined;
  history: ShownHistory;
  children: ReactNode;
};

/** The frame around the form of each settings page. */
export function SettingsFrame(props: SettingsFrameProps) {
  const { title, lead, mayWrite, message, history, children } = props;
  useMovedField();
  return (
    <div className="grid max-w-[56rem] gap-6">
      <PageTitle lead={lead}>{title}</PageTitle>
      {!mayWrite && (
        <Notice announced={false} id="read-only">
          {say.readOnly}
        </Notice>
      )}
      {message && <Notice title={message} tone="error" />}
      {children}
      <RecordHistory history={history} />
    </div>
  );
}

/** The settings failed to load. The reader can reload the address. */
export function FailedSettings({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  // A refusal or a missing page has its own message.
  if (isRouteErrorResponse(error)) return <DeskFailure error={error} />;
  return (
    <Notice
      action={
        <LinkButton reloadDocument to={pathname}>
          {say.retry}
        </LinkButton>
      }
      title={say.fetchFailed}
      tone="error"
    >
      <p>{say.fetchFailedHint}</p>
    </Notice>
  );
}
