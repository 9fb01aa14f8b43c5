import { Form, href, useNavigation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { shownSettings } from "#app/running/settings/queries.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { AnswerNotice } from "#app/ui/answer-notice.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { TabsNav } from "#app/ui/tabs-nav.tsx";
import { StarterCards } from "./starter-cards.tsx";
import { PRICE_LISTS } from "../../rules/price-list.ts";
import { starterMessages as say } from "../../texts/staff-starter.ts";
import { readPriceList, showStarter } from "./show-starter.server.ts";
import { submitStarter } from "./starter-page.server.ts";
import type { Route } from "./+types/starter-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(say.add(loaderData?.siteName ?? ""), matches),
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { site_name: siteName } = await shownSettings(served);
  const prices = readPriceList(url.searchParams.get("prices"));
  return { siteName, ...(await showStarter(served.ctx.db, prices)) };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  submitStarter(context.get(requestContext), await readFormTexts(request));

/** The products that a new shop can start with: previewed first, then added with one press. */
export default function StarterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { siteName, prices, cards, missing, missingCategories } = loaderData;
  const page = href("/admin/products/starter");
  return (
    <>
      <BackLink to={href("/admin/products")}>{say.back}</BackLink>
      <PageTitle
        actions={missing > 0 && <AddForm count={missing} prices={prices} />}
        lead={say.lead}
      >
        {say.add(siteName)}
      </PageTitle>
      <div className="grid gap-6">
        {actionData && <Failed {...actionData} />}
        {missing === 0 ? (
          <Notice announced={false} title={say.nothing} tone="success">
            {say.nothingHint}
          </Notice>
        ) : (
          <>
            <Notice announced={false} title={say.notesTitle}>
              <ul className="grid list-disc gap-1 pl-5">
                {say.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
                <li>{say.categories(missingCategories)}</li>
              </ul>
            </Notice>
            <div className="grid gap-2">
              <TabsNav
                items={PRICE_LISTS.map((list) => ({
                  to: list === "storefront" ? page : `${page}?prices=${list}`,
                  label: say.prices[list],
                  current: list === prices,
                }))}
                label={say.pricesLabel}
              />
              <p className="text-ink-soft">{say.pricesHint[prices]}</p>
            </div>
          </>
        )}
        <StarterCards cards={cards} />
      </div>
    </>
  );
}

function AddForm({ count, prices }: { count: number; prices: string }) {
  const pending = useNavigation().formData !== undefined;
  return (
    <Form method="post">
      <input name="prices" type="hidden" value={prices} />
      <Button pending={pending}>{say.submit(count)}</Button>
    </Form>
  );
}

/** A refusal shows its reason; a failed call has a reference instead. */
function Failed({ message, reference }: { message: string; reference?: string }) {
  if (reference) return <AnswerNotice message={message} reference={reference} />;
  return (
    <Notice title={say.failed} tone="error">
      {message}
    </Notice>
  );
}
