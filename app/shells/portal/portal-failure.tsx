import { href, isRouteErrorResponse, useLocation } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Page, PageTitle, Section } from "#app/ui/page.tsx";
import { FailureMessage } from "#app/ui/failure/failure-message.tsx";
import { ReadFailed } from "#app/ui/failure/read-failed.ts";
import { failureTexts as say } from "./failure-texts.ts";

/** A refusal, a missing page and a lost connection, which say themselves what they are. */
export const saysItself = (error: unknown): boolean =>
  isRouteErrorResponse(error) || error instanceof ReadFailed || error instanceof TypeError;

/** The whole page, when not even the frame of the portal could be read. */
export function PortalFailure({ error }: { error: unknown }) {
  if (saysItself(error)) return <FailureMessage error={error} />;
  return (
    <Page className="pb-24" width="text">
      <title>{say.user}</title>
      <PageTitle lead={say.hint}>{say.user}</PageTitle>
      <Again />
    </Page>
  );
}

/** A tab of the portal whose data could not be read. */
export function TabFailure() {
  const { pathname } = useLocation();
  const text = pathname.startsWith(href("/portal/orders")) ? say.orders : say.customer;
  return (
    <Section lead={say.hint} spacing="snug" title={text}>
      <title>{text}</title>
      <Again />
    </Section>
  );
}

/** Loading the same address anew is the way out. */
function Again() {
  const { pathname, search } = useLocation();
  return (
    <LinkButton reloadDocument to={{ pathname, search }}>
      {say.again}
    </LinkButton>
  );
}
