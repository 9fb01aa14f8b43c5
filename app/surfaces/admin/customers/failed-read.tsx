import { isRouteErrorResponse, useLocation } from "react-router";
import { customerMessages as say } from "#app/modules/customers/texts/staff.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { AdminFailure } from "../admin-failure.tsx";

type FailedReadProps = {
  error: unknown;
  text: string;
  /** Of the page; that of customers, unless it is another. */
  title?: string;
};

/** A page whose data did not come. Loading its address again is the way out. */
export function FailedRead({ error, text, title = say.title }: FailedReadProps) {
  const { pathname, search } = useLocation();
  // A refusal or a missing page is no failure, and says what it is.
  if (isRouteErrorResponse(error)) return <AdminFailure error={error} />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Notice
        action={
          <LinkButton reloadDocument to={{ pathname, search }}>
            {say.retry}
          </LinkButton>
        }
        title={text}
        tone="error"
      >
        <p>{say.failedHint}</p>
      </Notice>
    </>
  );
}
