import { href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatCount, formatMoney } from "#app/lib/money.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TableFileForm } from "#app/ui/table-file-form.tsx";
import { ComparedFiles } from "../../components/compared-files.tsx";
import { listPayoutFiles } from "../../queries/payout-files.server.ts";
import { PROVIDERS } from "../../rules/providers.ts";
import { PROVIDER_NAMES } from "../../texts/staff-providers.ts";
import { payoutMessages as say } from "../../texts/staff-reconciliation.ts";
import { submitPayout } from "./payouts-page.server.ts";
import type { Route } from "./+types/payouts-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ context }: Route.LoaderArgs) {
  const files = await listPayoutFiles(context.get(requestContext).ctx.db);
  return {
    files: files.map(({ id, provider, fileName, uploadedAt, lines, amount, fees, odd }) => ({
      id,
      fileName,
      sender: PROVIDER_NAMES[provider],
      uploadedAt: formatDateTime(uploadedAt),
      figures: [formatCount(lines), formatMoney(amount), formatMoney(fees), formatCount(odd)],
    })),
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  submitPayout(context.get(requestContext), request);

const { columns: of } = say;
const OPTIONS = PROVIDERS.map((value) => ({ value, label: PROVIDER_NAMES[value] }));

/** What the providers paid out: a file is compared, and those before it are listed. */
export default function PayoutsPage({ loaderData, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? {};
  return (
    <>
      <BackLink to={href("/admin/orders/reconciliation")}>{say.back}</BackLink>
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {actionData?.message && <Notice title={actionData.message} tone="error" />}
        <TableFileForm errors={errors} say={say}>
          <RadioGroup
            defaultValue={actionData?.provider}
            error={errors["provider"]}
            legend={say.provider}
            name="provider"
            options={OPTIONS}
            required
          />
        </TableFileForm>
        <ComparedFiles
          figures={[of.lines, of.amount, of.fees, of.odd]}
          files={loaderData.files}
          heads={[of.file, of.provider, of.uploaded]}
          say={{ ...say, title: say.list }}
        />
      </div>
    </>
  );
}
