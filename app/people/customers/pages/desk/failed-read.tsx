import { isRouteErrorResponse, useLocation } from "react-router";
import { customerMessages as say } from "../../texts/staff.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { DeskFailure } from "#app/ui/failure/desk-failure.tsx";

type FailedReadProps = {
  error: unknown;
  text: string;
  title?: string;
};

/** A page whose data failed to load. The reader can reload its address. */
export function FailedRead({ error, text, title = say.title }: FailedReadProps) {
  const { pathname, search } = useLocation();
  // A refusal or a missing page has its own message.
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

/** The reference in an error that `orFailedRead` threw. */
function referenceOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const thrown: unknown = error.data;
  const has = typeof thrown === "object" && thrown !== null && "reference" in thrown;
  return has && typeof thrown.reference === "string" ? thrown.reference : undefined;
}
