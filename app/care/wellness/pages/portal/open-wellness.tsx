import { HeartPulse } from "lucide-react";
import { useNavigate, useRevalidator, href } from "react-router";
import { UrgencyNotice } from "#app/care/triage/components/urgency-notice.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useOfflineForm } from "#app/ui/offline/keep-pages.ts";
import { TextLink, Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/show-toast.ts";
import type { EntryAnswer } from "../../components/add-entry-form.tsx";
import { Charts } from "../../components/charts.tsx";
import { EntryCard } from "../../components/entry-card.tsx";
import { NewEntry } from "../../components/new-entry.tsx";
import { IntentForm, IntentButton } from "#app/ui/intent-form.tsx";
import { wellnessMessages as say } from "../../texts/shopper.ts";
import type { loadWellness } from "./load-wellness.server.ts";

type StatsProps = { total: number; mood: number | null; energy: number | null };

/** Covers all entries of a person, however old. */
function Stats({ total, mood, energy }: StatsProps) {
  const facts = [
    [say.averageMood, average(mood)],
    [say.averageEnergy, average(energy)],
    [say.total, total.toLocaleString("en")],
  ];
  return (
    <dl aria-label={say.stats} className="grid grid-cols-3 gap-2 md:gap-3">
      {facts.map(([label, value]) => (
        <div
          className="grid content-between gap-0.5 rounded-card border border-line bg-surface px-3 py-2 md:p-4"
          key={label}
        >
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="figures text-lg md:text-2xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const average = (value: number | null) => (value === null ? say.noAverage : value.toFixed(1));

type WellnessPart = Awaited<ReturnType<typeof loadWellness>>;
type OpenProps = {
  page: Extract<WellnessPart, { state: "open" }>;
  answer: EntryAnswer | undefined;
};

/** The page after consent: a new entry and the earlier ones. */
export function OpenWellness({ page, answer }: OpenProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useOfflineForm(href("/portal/wellness/offline"));
  function showSent() {
    showToast(say.added, { tone: "success" });
    void revalidate();
  }
  function showSaved(id: string) {
    showToast(say.added, { tone: "success" });
    void navigate({ search: `?added=${id}` }, { replace: true, preventScrollReset: true });
  }
  return (
    <>
      {!answer && <UrgencyNotice received="entry" urgency={page.urgency} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="grid gap-8">
          <NewEntry
            answer={answer}
            level={3}
            first={{ id: page.newId, values: page.begun }}
            onSaved={showSaved}
            onSent={showSent}
            owner={page.owner}
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <Stats {...page.stats} />
          <Recent page={page} />
        </div>
      </div>
      {page.stats.total > 0 && <Charts charts={page.charts} range={page.range} />}
      <div className="grid gap-8 lg:grid-cols-3">
        <ShareCard isShared={page.isShared} />
        {page.stats.total > 0 && <ExportCard />}
        <WithdrawCard />
      </div>
    </>
  );
}

function Recent({ page: { recent, hasMore } }: Pick<OpenProps, "page">) {
  if (recent.length === 0) {
    return (
      <EmptyState
        action={<TextLink to="#add">{say.add}</TextLink>}
        icon={<HeartPulse />}
        level={3}
        title={say.none}
      >
        <p>{say.noneText}</p>
      </EmptyState>
    );
  }
  return (
    <section className="grid gap-3">
      <h3 className="text-xl">{say.recent}</h3>
      <ul className="grid gap-3">
        {recent.map((entry) => (
          <EntryCard entry={entry} isOwn key={entry.id} />
        ))}
      </ul>
      {hasMore && (
        <p>
          <TextLink to={href("/portal/wellness/all")}>{say.all}</TextLink>
        </p>
      )}
    </section>
  );
}

/** A plain form, because its response is a file, which the router would take for a page. */
function ExportCard() {
  return (
    <section className="grid gap-3 border-t border-line pt-6">
      <h3 className="text-xl">{say.exportTitle}</h3>
      <p className="text-ink-soft">{say.exportText}</p>
      <form
        action={href("/portal/wellness/export")}
        className="flex flex-wrap gap-3"
        method="post"
        noValidate
      >
        <Button name="format" value="csv" variant="secondary">
          {say.exportCsv}
        </Button>
        <Button name="format" value="json" variant="secondary">
          {say.exportJson}
        </Button>
      </form>
    </section>
  );
}

/** A switch, without a script, that lets the clinicians of one's own visits read the entries. */
function ShareCard({ isShared }: { isShared: boolean }) {
  return (
    <section className="grid gap-3 border-t border-line pt-6">
      <h3 className="text-xl">{say.shareTitle}</h3>
      <p className="text-ink-soft">{isShared ? say.shareOn : say.shareOff}</p>
      <IntentForm intent="share">
        <input name="shared" type="hidden" value={isShared ? "no" : "yes"} />
        <IntentButton variant="secondary">
          {isShared ? say.stopSharing : say.startSharing}
        </IntentButton>
      </IntentForm>
    </section>
  );
}

/** States the consequences before the button. */
function WithdrawCard() {
  return (
    <section className="border-t border-line pt-6">
      <h3 className="text-xl">{say.withdrawTitle}</h3>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
          {say.withdraw}
        </summary>
        <IntentForm className="grid gap-3" intent="withdraw">
          <p className="measure text-ink-soft">{say.withdrawText}</p>
          <div>
            <IntentButton variant="secondary">{say.withdrawNow}</IntentButton>
          </div>
        </IntentForm>
      </details>
    </section>
  );
}
