import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { BackupHealth } from "../components/backup-health.tsx";
import { BackupList } from "../components/backup-list.tsx";
import { BackupProgress } from "../components/backup-progress.tsx";
import { FirstKey, NewKey, ReplaceKey } from "../components/backup-key.tsx";
import { RestoreCard } from "../components/restore-card.tsx";
import { ScheduleForm } from "../components/schedule-form.tsx";
import { backupMessages as say } from "../texts/staff.ts";
import { showBackups } from "./show-backups.server.ts";
import { submitBackup } from "./submit-backup.server.ts";
import type { Route } from "./+types/backup-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  return showBackups(ctx, env.dataDir);
}

export async function action({ request, context }: Route.ActionArgs) {
  return submitBackup(context.get(requestContext), await readFormTexts(request));
}

/** Also after a refusal, which mostly means that somebody else was first. */
export const shouldRevalidate = () => true;

export default function BackupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { backups, health, progress, hasKey, key, mayRun } = loaderData;
  const answer = readAnswer(actionData);
  const conflict = answer.schedule?.conflict;
  // While the new key is shown nothing else leads away from it.
  const isCalm = mayRun && hasKey && !answer.identity;
  return (
    <div className="grid max-w-[64rem] gap-6">
      <PageTitle
        actions={
          isCalm &&
          !progress && (
            <IntentForm intent="back-up">
              <IntentButton>{say.now}</IntentButton>
            </IntentForm>
          )
        }
        lead={say.lead}
      >
        {say.title}
      </PageTitle>
      {!mayRun && (
        <Notice announced={false} id="read-only">
          {say.readOnly}
        </Notice>
      )}
      {answer.problem && <Notice title={answer.problem} tone="error" />}
      {answer.identity && <NewKey identity={answer.identity} />}
      {progress && <BackupProgress step={progress.step} />}
      {!progress && !answer.identity && <BackupHealth hasKey={hasKey} {...health} />}
      {!hasKey && mayRun && !answer.identity && <FirstKey version={key.version} />}
      <BackupList backups={backups} mayDownload={mayRun} />
      {conflict ? (
        <ConflictForm conflict={conflict} discardTo={href("/admin/settings/backup")} />
      ) : (
        <ScheduleForm
          errors={answer.schedule?.errors}
          mayWrite={mayRun}
          stored={loaderData.schedule}
          typed={answer.schedule?.values}
        />
      )}
      <RestoreCard file={loaderData.newestFile} />
      {isCalm && <ReplaceKey {...key} />}
    </div>
  );
}

type ActionData = NonNullable<Route.ComponentProps["actionData"]>;
type Answer = {
  [Key in "problem" | "identity" | "schedule"]?: Extract<ActionData, Record<Key, unknown>>[Key];
};

const readAnswer = (answer: ActionData | undefined): Answer => answer ?? {};
