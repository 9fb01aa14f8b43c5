import { Archive } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadWholeList } from "#app/platform/list/load-whole-list.server.ts";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { ListPage } from "#app/ui/list/list-page.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { backupColumns, DownloadLink } from "../../components/backup-columns.tsx";
import { ReplaceKey } from "../../components/backup-key.tsx";
import { BackupState, JournalState } from "../../components/backup-state.tsx";
import { RestoreCard } from "../../components/restore-card.tsx";
import { ScheduleForm } from "../../components/schedule-form.tsx";
import { backupMessages as say } from "../../texts/staff.ts";
import { backupList } from "../../views/backup-list.ts";
import { showBackups } from "./backup-page.server.ts";
import { submitBackup } from "./submit-backup.server.ts";
import type { Route } from "./+types/backup-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { backups, ...shown } = await showBackups(served.ctx, served.env);
  const { list, rows } = await loadWholeList({ served, request, url }, backupList, {
    rows: async () => backups.map((backup) => ({ ...backup, id: backup.name })),
    // A backup's name starts with the time at which it began.
    sorts: { made: ({ name }) => name },
  });
  return { ...shown, list, rows };
}

export async function action({ request, context }: Route.ActionArgs) {
  return submitBackup(context.get(requestContext), await readFormTexts(request));
}

/** Reload after a refusal too, because it mostly means that another member of staff was first. */
export const shouldRevalidate = () => true;

export default function BackupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, rows, schedule, mayRun, hasKey, progress } = loaderData;
  const answer = readAnswer(actionData);
  const conflict = answer.schedule?.conflict;
  // While the new key is shown, nothing on the page leads away from it.
  const isCalm = mayRun && hasKey && !answer.identity;
  const start = isCalm && !progress && (
    <IntentForm intent="back-up">
      <IntentButton>{say.now}</IntentButton>
    </IntentForm>
  );
  const state = (
    <BackupState
      hasKey={hasKey}
      health={loaderData.health}
      identity={answer.identity}
      keyVersion={loaderData.key.version}
      mayRun={mayRun}
      problem={answer.problem}
      progress={progress}
    />
  );
  return (
    <>
      {rows.length === 0 ? (
        // The state says that there is none, so no empty list repeats it.
        <div className="list-page">
          <PageTitle actions={start} lead={say.lead}>
            {say.title}
          </PageTitle>
          {state}
        </div>
      ) : (
        <ListPage
          actions={start}
          caption={say.listTitle}
          columns={backupColumns}
          empty={{ icon: <Archive />, title: say.overdueTitle.never, hint: loaderData.where }}
          lead={say.lead}
          list={list}
          renderActs={
            mayRun ? (backup) => backup.hasFile && <DownloadLink {...backup} /> : undefined
          }
          rowOf={({ made }) => ({ name: made })}
          rows={rows}
          spec={backupList}
          title={say.title}
        >
          {state}
        </ListPage>
      )}
      <div className="mt-6 grid max-w-[64rem] gap-6">
        <p className="measure text-sm text-ink-soft">{loaderData.where}</p>
        <JournalState text={loaderData.journal} />
        {conflict ? (
          <ConflictForm conflict={conflict} discardTo={href("/admin/settings/backup")} />
        ) : (
          <ScheduleForm
            errors={answer.schedule?.errors}
            mayWrite={mayRun}
            stored={schedule}
            typed={answer.schedule?.values}
          />
        )}
        <RestoreCard command={loaderData.restoreCommand} />
        {isCalm && <ReplaceKey {...loaderData.key} />}
      </div>
    </>
  );
}

type ActionData = NonNullable<Route.ComponentProps["actionData"]>;
type Answer = {
  [Key in "problem" | "identity" | "schedule"]?: Extract<ActionData, Record<Key, unknown>>[Key];
};

const readAnswer = (answer: ActionData | undefined): Answer => answer ?? {};
