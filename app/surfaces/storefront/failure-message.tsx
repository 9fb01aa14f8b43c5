import { isRouteErrorResponse, useLocation } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { failureMessages as say } from "./messages.ts";

/** What went wrong, as far as it helps, and the way on. Nothing of the error itself shows. */
export function FailureMessage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const { title, text, again } = explain(error);
  return (
    <Page className="pb-24" width="text">
      <PageTitle lead={text}>{title}</PageTitle>
      <div className="flex flex-wrap gap-3">
        {again && (
          <LinkButton reloadDocument to={{ pathname, search }}>
            {say.again}
          </LinkButton>
        )}
        <LinkButton reloadDocument to="/" variant={again ? "secondary" : "primary"}>
          {say.home}
        </LinkButton>
      </div>
    </Page>
  );
}

function explain(error: unknown): { title: string; text: string; again: boolean } {
  if (isUnreached(error)) return { title: say.unreached, text: say.unreachedText, again: true };
  if (!isRouteErrorResponse(error)) return { title: say.failed, text: say.failedText, again: true };
  const own = typeof error.data === "string" ? error.data : "";
  switch (error.status) {
    case 403:
      return { title: say.forbidden, text: own, again: false };
    case 404:
      return { title: say.notFound, text: say.notFoundText, again: false };
    case 410:
      return { title: say.notFound, text: own, again: false };
    case 405:
      return { title: say.notAllowed, text: say.notAllowedText, again: false };
    case 429:
      return { title: say.tooMany, text: own, again: true };
    default:
      return { title: say.failed, text: say.failedText, again: true };
  }
}

/** Browsers word it differently, but all of them throw this when no answer comes. */
function isUnreached(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
