import { Form, useNavigation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { chosenCustomers } from "../../queries/chosen-customers.server.ts";
import { customerTagsInUse, tagsOfCustomers } from "../../queries/tags.server.ts";
import { tagMessages } from "../../texts/staff-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { ChosenTable } from "./chosen-table.tsx";
import { chosenIn, listAddress } from "./list-address.ts";
import { submitTags } from "./submit-tags.server.ts";
import type { Route } from "./+types/tag-page.ts";

const say = tagMessages.several;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(requestContext).ctx;
  const ids = chosenIn(url.searchParams);
  const [rows, known, tags] = await Promise.all([
    chosenCustomers(db, ids),
    customerTagsInUse(db),
    tagsOfCustomers(db, ids),
  ]);
  return {
    rows: rows.map((row) => ({ ...row, tags: tags.get(row.id) ?? [] })),
    offered: known.map(({ name }) => name),
    backTo: listAddress(url.searchParams),
  };
}

export const action = ({ request, url, context }: Route.ActionArgs) =>
  submitTags(context.get(requestContext), request, {
    ids: chosenIn(url.searchParams),
    backTo: listAddress(url.searchParams),
  });

export default function TagCustomersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, offered, backTo } = loaderData;
  const sent = useNavigation().formData?.get("intent");
  const answer = { error: undefined, typed: undefined, message: undefined, ...actionData };
  const isNothing = rows.length === 0;
  const refusal = answer.message ?? (isNothing ? answer.error : undefined);
  return (
    <RecordPage
      back={{ to: backTo, label: say.back }}
      lead={isNothing ? undefined : say.lead}
      notices={refusal !== undefined && <Notice title={refusal} tone="error" />}
      title={say.title}
    >
      {isNothing ? (
        <p className="text-ink-soft">{say.nobody}</p>
      ) : (
        <>
          <Form className="grid max-w-prose gap-4" method="post" noValidate>
            <Field
              error={answer.error}
              hint={tagMessages.addHint}
              label={tagMessages.title}
              name="tags"
            >
              <Input
                autoCapitalize="none"
                autoComplete="off"
                defaultValue={answer.typed}
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
                {say.addTo(rows.length)}
              </Button>
              <Button name="intent" pending={sent === "remove"} value="remove" variant="secondary">
                {say.removeFrom(rows.length)}
              </Button>
            </div>
          </Form>
          <ChosenTable rows={rows} />
        </>
      )}
    </RecordPage>
  );
}
