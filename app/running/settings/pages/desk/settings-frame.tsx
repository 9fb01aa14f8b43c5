import type { ReactNode } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import type { ShownHistory } from "#app/running/audit/views/shown-entry.ts";
import { settingMessages as say } from "../../texts/staff.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { DeskFailure } from "#app/ui/failure/desk-failure.tsx";

type SettingsFrameProps = {
  title: string;
  lead: string;
  mayWrite: boolean;
  /** Why something was not done that is no field of the form. */
  message?: string | undefined;
  history: ShownHistory;
  children: ReactNode;
};

/** What stands around the form of each page of settings. */
export function SettingsFrame(props: SettingsFrameProps) {
  const { title, lead, mayWrite, message, history, children } = props;
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

/** The settings did not come. Loading the address again is the way out. */
export function FailedSettings({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  // A refusal or a missing page is no failure, and says what it is.
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
