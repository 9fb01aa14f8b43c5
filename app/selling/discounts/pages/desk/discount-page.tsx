import { pageTitle } from "#app/lib/page-tags.ts";
import { RecordForm } from "#app/running/audit/components/record-form.tsx";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { discountAdminMessages as say } from "../../texts/staff.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { discountForm } from "./discount-form.server.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { DiscountResults } from "#app/selling/orders/queries/discount-results.server.ts";
import { FigureCards } from "#app/ui/figure-cards.tsx";
import { showResults } from "./discount-page.server.ts";
import type { Route } from "./+types/discount-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.title, matches),
];

export async function loader({ params: { discountId }, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const form = await (await discountForm(served.ctx.db)).load(served.ctx, discountId);
  return { ...form, brought: discountId ? await showResults(served, discountId) : undefined };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const form = await discountForm(served.ctx.db);
  return form.submit(served, await readFormTexts(request), params.discountId);
}

export default function DiscountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { brought, ...form } = loaderData;
  return (
    <RecordForm {...form} answer={actionData}>
      {brought?.link && <CodeLink {...brought.link} />}
      {brought && <Results {...brought.results} />}
    </RecordForm>
  );
}

type CodeLinkProps = { code: string; link: string; qrCode: QrCode };

/** A link that applies the code, to share and to print. */
function CodeLink({ code, link, qrCode }: CodeLinkProps) {
  return (
    <section aria-labelledby="link" className="grid max-w-form gap-3">
      <h2 className="text-xl" id="link">
        {say.link}
      </h2>
      <p className="text-ink-soft">{say.linkHint}</p>
      <div className="flex flex-wrap items-center gap-3">
        <a className="min-w-0 break-all underline" href={link}>
          {link}
        </a>
        <CopyButton copied={say.copied} label={say.copyLink} text={link} what={say.linkOf(code)} />
      </div>
      <QrPicture code={qrCode} label={say.qrOf(code)} />
      <p className="text-sm text-ink-soft">{say.linkTo}</p>
    </section>
  );
}

/** The cost and the sales of a code, from paid orders. */
function Results({ orders, revenue, given }: DiscountResults) {
  return (
    <section aria-labelledby="results" className="grid gap-3">
      <h2 className="text-xl" id="results">
        {say.results}
      </h2>
      {orders === 0 ? (
        <p className="text-ink-soft">{say.noResults}</p>
      ) : (
        <FigureCards
          figures={[
            { label: say.orders, value: orders.toLocaleString("en") },
            { label: say.revenue, value: formatMoney(revenue) },
            { label: say.given, value: formatMoney(given) },
          ]}
        />
      )}
    </section>
  );
}

/** The output of `qrPath`. */
type QrCode = { path: string; size: number };

/** Black on white in both themes, which every camera can read. */
function QrPicture({ code, label }: { code: QrCode; label: string }) {
  return (
    <svg
      className="aspect-square w-44 max-w-full rounded-lg border border-line"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${code.size} ${code.size}`}
    >
      <title>{label}</title>
      <rect fill="#fff" height={code.size} width={code.size} />
      <path d={code.path} fill="#000" />
    </svg>
  );
}
