import { href } from "react-router";
import { secretLinkHeaders, unlisted } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton, TextLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { ArrivalForm } from "../../components/arrival-form.tsx";
import type { ShownAnswer } from "../../views/show-answer.ts";
import { ownArrivalMessages as say } from "../../texts/shopper.ts";
import { arrivalPath } from "../../views/arrival-path.ts";
import { loadArrival } from "./arrival-page.server.ts";
import { submitArrival } from "./submit-arrival.server.ts";
import type { Route } from "./+types/arrival-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlisted(loaderData ? say.pageTitle(loaderData.orderNumber, loaderData) : say.title, matches);

export const headers = secretLinkHeaders;

/** Revalidate after a rejected action too, because staff may have decided in the meantime. */
export const shouldRevalidate = () => true;

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadArrival(context.get(requestContext).ctx, params.token, url.searchParams.get("parcel"));

export const action = ({ request, params, url, context }: Route.ActionArgs) =>
  submitArrival(request, { token: params.token, named: url.searchParams.get("parcel") }, context);

export default function ArrivalPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { orderNumber, parcel, of, others, seesOrder, answer, closed, form } = loaderData;
  const page = (number: number) => arrivalPath(params.token, number, of);
  const back = seesOrder && (
    <LinkButton to={href("/order/:token", { token: params.token })} variant="secondary">
      {say.back}
    </LinkButton>
  );
  const fields = form && <ArrivalForm action={page(parcel)} failure={actionData} form={form} />;
  return (
    <Page className="grid gap-8 pb-16" width="form">
      <PageTitle lead={answer || closed ? undefined : say.pageLead}>
        <Unbroken>{say.pageTitle(orderNumber, { parcel, of })}</Unbroken>
      </PageTitle>
      {others.length > 0 && (
        <p className="flex flex-wrap gap-x-4">
          {others.map((number) => (
            <TextLink key={number} to={page(number)}>
              {say.other(number)}
            </TextLink>
          ))}
        </p>
      )}
      {!form && !closed && actionData?.message && (
        <Notice title={actionData.message} tone="error" />
      )}
      {closed !== undefined && (
        <Notice
          action={<LinkButton to={href("/contact")}>{say.write}</LinkButton>}
          announced={false}
        >
          {closed}
        </Notice>
      )}
      {answer && <ArrivalAnswer answer={answer} />}
      {answer && fields ? (
        <details className="rounded-card border border-line" open={actionData !== undefined}>
          <summary className="flex min-h-12 items-center rounded-card px-5 underline underline-offset-4">
            {say.correct}
          </summary>
          <div className="px-5 pt-1 pb-5">{fields}</div>
        </details>
      ) : (
        fields
      )}
      {back && <div>{back}</div>}
    </Page>
  );
}

function ArrivalAnswer({ answer }: { answer: ShownAnswer }) {
  const { title, lead, tone, reply, goods } = answer;
  return (
    <Notice announced={false} title={title} tone={tone}>
      <div className="grid gap-3">
        <p>{lead}</p>
        {reply !== "" && (
          <p className="break-words whitespace-pre-line">
            {say.reply}: {reply}
          </p>
        )}
        {goods.length > 0 && (
          <ul className="grid gap-2">
            {goods.map(({ name, text }) => (
              <li key={name}>
                <strong>{name}</strong>: <span className="break-words">{text}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Notice>
  );
}
