import { data, href } from "react-router";
import { formatDate } from "#app/lib/dates.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { redirectWithFlash, takeFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/page.tsx";
import { LinkButton, TextLink } from "#app/ui/button.tsx";
import { savePayoutDetails } from "../../commands/save-payout-details.server.ts";
import { DetailsForm } from "../../components/details-form.tsx";
import { PayoutList } from "../../components/payout-list.tsx";
import { detailsInput } from "../../input.ts";
import { ownAffiliate } from "../../queries/own-affiliate.server.ts";
import { detailsOf } from "../../queries/payout-details.server.ts";
import { ownPayouts } from "../../queries/payouts.server.ts";
import { accountInWords, ownPayoutMessages as say } from "../../texts/shopper-payouts.ts";
import type { Route } from "./+types/payouts-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const { flash, headers } = takeFlash(request, env.appUrl);
  const own = await ownAffiliate(ctx);
  const [details, payouts] = own
    ? await Promise.all([detailsOf(ctx.db, own.id), ownPayouts(ctx.db, own.id)])
    : [undefined, []];
  const shown = details && {
    account: accountInWords(details.method, details.lastFour),
    waits: details.usableFrom > ctx.now ? formatDate(details.usableFrom) : undefined,
  };
  return data(
    { flash: flash ?? null, isAffiliate: own !== undefined, details: shown, payouts },
    { headers },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const texts = await readFormTexts(request);
  const again = (status: number, message: string, errors: Record<string, string> = {}) => {
    // The account number is not sent back, so no page contains it.
    const { method = "", holder = "", bank = "" } = texts;
    return data({ message, errors, values: { method, holder, bank } }, { status });
  };
  const form = parseForm(detailsInput, texts);
  if (!form.ok) return again(422, "", form.errors);
  const saved = await savePayoutDetails(served.ctx, form.value);
  if (!saved.ok) return again(409, say.noAffiliate);
  return redirectWithFlash(served, href("/portal/affiliate/payouts"), say.saved);
}

export default function PayoutsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { flash, isAffiliate, details, payouts } = loaderData;
  const problem = actionData && (isAffiliate ? actionData.message : say.noAffiliate);
  return (
    <Section spacing="snug" title={say.title}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {isAffiliate && (
          <TextLink className="text-ink-soft" to={href("/portal/affiliate")}>
            {say.back}
          </TextLink>
        )}
        {problem && <Notice tone="error">{problem}</Notice>}
        {!actionData && flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
        {isAffiliate ? (
          <>
            <PayoutList payouts={payouts} />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6 border-t border-line pt-6 lg:grid-cols-2">
              <div className="measure grid content-start gap-2">
                <h3 className="text-xl">{say.form}</h3>
                <p className="font-semibold">{details ? say.current(details.account) : say.none}</p>
                {details?.waits && <p>{say.waits(details.waits)}</p>}
                <p className="text-ink-soft">{say.formLead}</p>
              </div>
              <DetailsForm errors={actionData?.errors ?? {}} values={actionData?.values ?? {}} />
            </div>
          </>
        ) : (
          <div className="grid justify-items-start gap-4">
            {!problem && <p>{say.noAffiliate}</p>}
            <LinkButton to={href("/portal/affiliate")}>{say.join}</LinkButton>
          </div>
        )}
      </div>
    </Section>
  );
}
