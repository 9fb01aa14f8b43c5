import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { PreviewBox } from "#app/running/content/components/preview-box.tsx";
import { VersionLinks } from "#app/running/content/components/version-links.tsx";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { MailPreview } from "./mail-preview.tsx";
import { kindIn, openTemplate } from "./open-template.server.ts";
import { submitTemplate, type TemplateAnswer } from "./template-page.server.ts";
import { mailTexts as say } from "./texts.ts";
import type { MailVariable } from "../../rules/mail-variables.ts";
import { WordsForm } from "./words-form.tsx";
import type { Route } from "./+types/template-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.name ?? say.title, matches),
];

export const loader = ({ url, params, context }: Route.LoaderArgs) =>
  openTemplate(context.get(requestContext).ctx, kindIn(params.kind), url);

export async function action({ request, params, context }: Route.ActionArgs) {
  const texts = await readFormTexts(request);
  return submitTemplate(context.get(requestContext), kindIn(params.kind), texts);
}

export default function TemplatePage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, name, when, to, gate, shown, history, versions, chosen } = loaderData;
  const answer: TemplateAnswer = actionData ?? {};
  const path = href("/admin/email/templates/:kind", { kind });
  return (
    <RecordPage
      back={{ to: href("/admin/email/templates"), label: say.back }}
      lead={`${when} ${say.toWhom(say.audiences[to])} ${say.gateOf(gate)}`}
      notices={answer.message && <Notice title={answer.message} tone="error" />}
      side={
        <>
          <VariableList variables={loaderData.variables} />
          <VersionLinks current={chosen} path={path} versions={versions} />
          <RecordHistory history={history} layout="side" />
        </>
      }
      title={name}
    >
      {answer.preview && (
        <PreviewBox>
          <MailPreview mail={answer.preview} />
        </PreviewBox>
      )}
      {answer.conflict ? (
        <ConflictForm conflict={answer.conflict} discardTo="?" />
      ) : loaderData.fields.length > 0 ? (
        <WordsForm {...loaderData} errors={answer.errors ?? {}} typed={answer.values} />
      ) : (
        <p className="measure">{say.nothingToWord}</p>
      )}
      {!answer.preview && (
        <section aria-label={say.shownTitle} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 className="font-text text-base font-semibold">{say.shownTitle}</h2>
          <MailPreview mail={shown} />
        </section>
      )}
    </RecordPage>
  );
}

type VariableListProps = { variables: readonly { name: MailVariable; sample: string }[] };

function VariableList({ variables }: VariableListProps) {
  return (
    <section aria-label={say.variables}>
      <h2 className="font-text text-base font-semibold">{say.variables}</h2>
      {variables.length === 0 && <p className="mt-2 text-sm text-ink-soft">{say.noVariables}</p>}
      <dl className="mt-2 grid gap-3 text-sm">
        {variables.map(({ name, sample }) => (
          <div key={name}>
            <dt>
              <code className="figures rounded-control bg-sunken px-2 wrap-anywhere">{`{${name}}`}</code>
            </dt>
            <dd className="text-ink-soft">
              {say.means(name)}, {say.sample(sample)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
