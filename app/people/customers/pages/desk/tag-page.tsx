import { Users } from "lucide-react";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { TagPage } from "#app/running/tags/components/tag-page.tsx";
import { loadTagPage, submitTags } from "#app/running/tags/pages/desk/tag-forms.server.ts";
import { taggedCustomer } from "../../commands/tag-customer.server.ts";
import { chosenCustomers } from "../../queries/chosen-customers.server.ts";
import { customerTagTexts as say, customerTagTexts } from "../../texts/staff-tags.ts";
import { href } from "react-router";
import { customerMessages } from "../../texts/staff.ts";
import { tagMessages } from "#app/running/tags/texts/staff.ts";
import { Table, Td, Th } from "#app/ui/table.tsx";
import { LinkButton, TextLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { chosenIn, listAddress } from "./list-address.ts";
import type { Route } from "./+types/tag-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.several.title, matches)];

const chosen = (url: URL) => ({
  ids: chosenIn(url.searchParams),
  backTo: listAddress(url.searchParams),
});

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadTagPage(context.get(requestContext).ctx.db, taggedCustomer.tables, {
    ...chosen(url),
    choose: chosenCustomers,
  });

export const action = ({ request, url, context }: Route.ActionArgs) =>
  submitTags(context.get(requestContext), request, taggedCustomer, chosen(url));

export default function TagCustomersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, backTo } = loaderData;
  if (rows.length === 0 && !actionData) {
    return (
      <RecordPage back={{ to: backTo, label: say.several.back }} title={say.several.title}>
        <EmptyState
          action={<LinkButton to={backTo}>{say.several.select}</LinkButton>}
          icon={<Users />}
          title={say.several.nobody}
        />
      </RecordPage>
    );
  }
  return (
    <TagPage answer={actionData} say={say} shown={loaderData}>
      <ChosenTable rows={rows} />
    </TagPage>
  );
}

type CustomerTagsRow = { id: string; name: string; email: string; tags: readonly string[] };

function ChosenTable({ rows }: { rows: readonly CustomerTagsRow[] }) {
  return (
    <Table caption={customerTagTexts.several.chosen} density="dense">
      <thead>
        <tr>
          <Th>{customerMessages.one}</Th>
          <Th>{tagMessages.title}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, email, tags }) => (
          <tr key={id}>
            <Th scope="row">
              <TextLink
                className="wrap-anywhere"
                to={href("/admin/customers/:customerId", { customerId: id })}
              >
                <bdi>{name}</bdi>
              </TextLink>
              {name !== email && (
                <span className="block font-normal wrap-anywhere text-ink-soft">{email}</span>
              )}
            </Th>
            <Td>{tags.join(", ")}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
