import { Form, useNavigation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { chosenIds, chosenOrders } from "../../queries/chosen-orders.server.ts";
import { tagsInUse, tagsOfOrders } from "../../queries/order-notes.server.ts";
import { bulkMessages } from "../../texts/staff-bulk.ts";
import { noteMessages } from "../../texts/staff-notes.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { ChosenTable } from "./chosen-table.tsx";
import { listAddress } from "./list-address.ts";
import { submitTags } from "./submit-tags.server.ts";
import type { Route } from "./+types/tag-page.ts";

const say = bulkMessages.tag;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(requestContext).ctx;
  const ids = chosenIds(url.searchParams.get("ids"));
  const [rows, known, tags] = await Promise.all([
    chosenOrders(db, ids),
    tagsInUse(db),
    tagsOfOrders(db, ids),
  ]);
  return {
    rows: rows.map((row) => ({ ...row, tags: tags.get(row.id) ?? [] })),
    offered: known.map(({ name }) => name),
    backTo: listAddress(url.searchParams),
  };
}

export const action = ({ request, url, context }: Route.ActionArgs) =>
  submitTags(context.get(requestContext), request, {
    ids: chosenIds(url.searchParams.get("ids")),
    backTo: listAddress(url.searchParams),
  });

export default function TagOrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, offered } = loaderData;
  const sent = useNavigation().formData?.get("intent");
  const { error, typed, message } = readAnswer(actionData);
  const isNothing = rows.length === 0;
  const refusal = message ?? (isNothing ? error : undefined);
  const page = {
    back: { to: loaderData.backTo, label: bulkMessages.back },
    notices: refusal !== undefined && <Notice title={refusal} tone="error" />,
    title: say.title,
  };
  if (isNothing) {
    return (
      <RecordPage {...page}>
        <p className="text-ink-soft">{bulkMessages.nobody}</p>
      </RecordPage>
    );
  }
  return (
    <RecordPage {...page} lead={say.lead}>
      <Form className="grid max-w-prose gap-4" method="post" noValidate>
        <Field error={error} hint={noteMessages.addHint} label={noteMessages.tags} name="tags">
          <Input
            autoCapitalize="none"
            autoComplete="off"
            defaultValue={typed}
            list="known-tags"
            maxLength={200}
            required
          />
        </Field>
        <datalist id="known-tags">
          {offered.map((tag) => (
            <option key={tag} value={tag}>
              {tag}
            </option>
          ))}
        </datalist>
        <div className="flex flex-wrap gap-3">
          <Button name="intent" pending={sent === "add"} value="add">
            {say.add(rows.length)}
          </Button>
          <Button name="intent" pending={sent === "remove"} value="remove" variant="secondary">
            {say.remove(rows.length)}
          </Button>
        </div>
      </Form>
      <ChosenTable
        caption={bulkMessages.chosen}
        columns={[{ label: bulkMessages.columns.tags, cell: ({ tags }) => tags.join(", ") }]}
        rows={rows}
      />
    </RecordPage>
  );
}

/** The message of a refused form, for its field or the whole form. */
function readAnswer(answer: Route.ComponentProps["actionData"]) {
  const nothing = { error: undefined, typed: undefined, message: undefined };
  return { ...nothing, ...answer };
}
