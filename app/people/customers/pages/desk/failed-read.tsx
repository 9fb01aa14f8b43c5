import { isRouteErrorResponse, useLocation } from "react-router";
import { customerMessages as say } from "../../texts/staff.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { DeskFailure } from "#app/ui/failure/desk-failure.tsx";

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
  const reference = referenceOf(error);
  if (isRouteErrorResponse(error) && !reference) return <DeskFailure error={error} />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Notice
        action={
          <LinkButton reloadDocument to={{ pathname, search }}>
            {say.retry}
          </LinkButton>
        }
        title={reference ? say.failedTitle : text}
        tone="error"
      >
        {reference && <p>{text}.</p>}
        <p>{say.failedHint}</p>
        {reference && <p>{say.failedReference(reference)}</p>}
      </Notice>
    </>
  );
}

/** Of what `orFailedRead` threw. */
function referenceOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const thrown: unknown = error.data;
  const has = typeof thrown === "object" && thrown !== null && "reference" in thrown;
  return has && typeof thrown.reference === "string" ? thrown.reference : undefined;
}
