import { Bot } from "lucide-react";
import { data, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { decideProposal } from "../../commands/decide-proposal.server.ts";
import { DecisionList } from "./decision-list.tsx";
import { ProposalCard } from "./proposal-card.tsx";
import { proposalMessages as say } from "../../texts/staff-proposals.ts";
import type { Route } from "./+types/proposals-page.ts";
import { loadProposals } from "./proposals-page.server.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ context }: Route.LoaderArgs) =>
  loadProposals(context.get(requestContext).ctx);

const ANSWERS = { approve: "approved", decline: "declined" } as const;
const STATUS = {
  forbidden: 403,
  not_found: 404,
  decided: 409,
  changed_meanwhile: 409,
  refused: 409,
} as const;

export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const { intent, proposalId = "" } = await readFormTexts(request);
  if (intent !== "approve" && intent !== "decline") {
    return data({ message: say.refused.unknown_form }, { status: 422 });
  }
  const answer = ANSWERS[intent];
  const done = await decideProposal(served.ctx, { proposalId, answer });
  if (done.ok) return redirectWithFlash(served, href("/admin/proposals"), say[answer]);
  const message =
    done.reason === "refused"
      ? say.refusedBy(done.why.replaceAll("_", " "))
      : say.refused[done.reason];
  return data({ message }, { status: STATUS[done.reason] });
}

export default function ProposalsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { open, decided, mayMakeRules } = loaderData;
  return (
    <>
      <PageTitle
        actions={
          mayMakeRules && (
            <LinkButton to={href("/admin/proposals/rules")} variant="secondary">
              {say.rules}
            </LinkButton>
          )
        }
        lead={say.lead}
      >
        {say.title}
      </PageTitle>
      {actionData?.message && <Notice title={actionData.message} tone="error" />}
      {open.length === 0 ? (
        <EmptyState icon={<Bot />} title={say.none}>
          {say.noneHint}
        </EmptyState>
      ) : (
        <ul className="grid max-w-[56rem] gap-4">
          {open.map((proposal) => (
            <li key={proposal.id}>
              <ProposalCard proposal={proposal} />
            </li>
          ))}
        </ul>
      )}
      {decided.length > 0 && (
        <section className="mt-10 grid max-w-[56rem] gap-3">
          <h2 className="font-text text-xl">{say.decided}</h2>
          <DecisionList decisions={decided} />
        </section>
      )}
    </>
  );
}
