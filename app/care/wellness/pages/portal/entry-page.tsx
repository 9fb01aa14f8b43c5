import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/page.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { EditEntryForm, EntryDeletion } from "../../components/edit-entry-form.tsx";
import { ownEntry } from "../../queries/own-entries.server.ts";
import { wellnessMessages as say } from "../../texts/shopper.ts";
import { entryTexts } from "../../views/entry-texts.ts";
import { showEntry } from "../../views/show-entry.ts";
import { readWeightUnit } from "./load-wellness.server.ts";
import { submitEntryForm } from "./entry-page.server.ts";
import type { Route } from "./+types/entry-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? say.entryOf(loaderData.when) : say.title, matches),
];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const entry = orNotFound(await ownEntry(ctx, signedIn(ctx).userId, params.entryId));
  const unit = readWeightUnit(request, env.appUrl);
  const { when, isReadable } = showEntry(entry, unit);
  return { when, isReadable, stored: editable(entryTexts(entry, unit), entry.version) };
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitEntryForm(context.get(requestContext), request, params.entryId);

export default function EntryPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { when, isReadable, stored } = loaderData;
  const here = href("/portal/wellness/:entryId", params);
  const { message, conflict } = actionData ?? {};
  return (
    <Section className="max-w-[42rem]" spacing="snug" title={say.entryOf(when)}>
      <div className="grid gap-6">
        <TextLink className="justify-self-start" to={href("/portal/wellness")}>
          {say.back}
        </TextLink>
        {message && <Notice tone="error">{message}</Notice>}
        {!isReadable && <Notice announced={false}>{say.unreadable}</Notice>}
        {conflict ? (
          <ConflictForm conflict={conflict} discardTo={here}>
            <input name="intent" type="hidden" value="edit" />
          </ConflictForm>
        ) : (
          <EditEntryForm answer={actionData} stored={stored} />
        )}
        {!conflict && <EntryDeletion version={stored["version"] ?? ""} />}
      </div>
    </Section>
  );
}
