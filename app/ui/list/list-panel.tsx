import { X } from "lucide-react";
import type { ReactNode } from "react";
import { buttonLook } from "../button-look.ts";
import { Button, LinkButton } from "../button.tsx";
import { Loading, Skeleton } from "../skeleton.tsx";
import type { Beside } from "./list-props.ts";
import { listWords as say } from "./list-words.ts";
import type { Panel } from "./use-panel.ts";

type ListPanelProps = {
  panel: Panel;
  open: () => void;
  renderBeside: ((beside: Beside) => ReactNode) | undefined;
};

/** A few facts of a record, beside the list it is in. */
export function ListPanel({ panel, open, renderBeside }: ListPanelProps) {
  const { shown, summary, isLoading, close, goOn, retry } = panel;
  if (!shown) return null;
  return (
    <aside aria-label={say.panel(shown.name)} className="list-panel">
      <div className="flex items-start justify-between gap-2">
        <h2 className="min-w-0 self-center break-words">{shown.name}</h2>
        <button
          aria-label={say.close}
          className={buttonLook({ variant: "quiet", size: "icon" })}
          onClick={close}
          type="button"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      {renderBeside?.({ id: shown.id, isNext: shown.isNext, goOn })}
      <div aria-live="polite">
        {isLoading ? (
          <Waiting />
        ) : summary ? (
          <dl className="grid gap-2">
            {summary.facts.map(({ label, value }) => (
              <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3" key={label}>
                <dt className="text-ink-soft">{label}</dt>
                <dd className="break-words whitespace-pre-line">{value}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <div className="grid justify-items-start gap-2">
            <p>{say.panelFailed}</p>
            <Button onClick={retry} size="compact" type="button" variant="secondary">
              {say.retry}
            </Button>
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {!isLoading && summary?.next && (
          <LinkButton onClick={open} size="compact" to={summary.next.to}>
            {summary.next.label}
          </LinkButton>
        )}
        <LinkButton onClick={open} size="compact" to={shown.to} variant="secondary">
          {say.openWhole}
        </LinkButton>
      </div>
    </aside>
  );
}

function Waiting() {
  return (
    <Loading label={say.loading}>
      <div className="grid gap-2">
        {["w-40", "w-56", "w-32", "w-48", "w-24"].map((width) => (
          <Skeleton className={`h-5 ${width}`} key={width} />
        ))}
      </div>
    </Loading>
  );
}
