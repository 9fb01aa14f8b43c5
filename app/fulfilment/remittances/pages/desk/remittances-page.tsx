import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { ComparedFiles } from "#app/selling/payments/components/compared-files.tsx";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { TableFileForm } from "#app/ui/table-file-form.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { CashOutTable } from "../../components/cash-out-table.tsx";
import { remittanceMessages as say } from "../../texts/staff.ts";
import { loadRemittances } from "./remittances-page.server.ts";
import { submitRemittance } from "./submit-remittance.server.ts";
import type { Route } from "./+types/remittances-page.ts";

const { files: of, sums } = say;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ context }: Route.LoaderArgs) =>
  loadRemittances(context.get(requestContext).ctx);

export const action = ({ request, context }: Route.ActionArgs) =>
  submitRemittance(context.get(requestContext), request);

/** The upload form, saved files and outstanding cash. */
export default function RemittancesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { carriers, waiting, out, claims, files } = loaderData;
  const errors = actionData?.errors ?? {};
  return (
    <>
      <PageTitle
        actions={
          <TextLink to={href("/admin/orders/remittances/differences")}>
            {say.toDifferences(waiting)}
          </TextLink>
        }
        lead={say.lead}
      >
        {say.title}
      </PageTitle>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {actionData?.message && <Notice title={actionData.message} tone="error" />}
        <section className="grid max-w-form gap-5">
          <h2 className="text-xl">{say.upload.title}</h2>
          <TableFileForm errors={errors} say={say.upload}>
            <Field error={errors["carrier"]} label={say.upload.carrier} name="carrier">
              <Select defaultValue={actionData?.carrier ?? ""} required>
                <option value="">{say.upload.choose}</option>
                {carriers.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          </TableFileForm>
        </section>
        <CashOutTable {...out} />
        <ClaimList claims={claims} />
        <ComparedFiles
          figures={[of.lines, sums.expected, sums.collected, sums.difference, sums.remitted]}
          files={files}
          heads={[of.file, of.carrier, of.uploaded]}
          say={of}
        />
      </div>
    </>
  );
}

type ClaimListProps = { claims: readonly { id: string; title: string; hint: string }[] };

/** Claims that couriers must answer, linked to their differences. May render nothing. */
function ClaimList({ claims }: ClaimListProps) {
  if (claims.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{say.claims.title}</h2>
      <ul className="grid gap-2">
        {claims.map(({ id, title, hint }) => (
          <li className="border-t border-line pt-2" key={id}>
            <TextLink
              className="wrap-anywhere"
              to={`${href("/admin/orders/remittances/differences")}?difference=${id}`}
            >
              {title}
            </TextLink>
            <p className="figures text-sm text-ink-soft">{hint}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
