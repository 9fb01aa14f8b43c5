import { useEffect, useMemo, useRef, type ReactNode, type RefObject } from "react";
import { LinkButton } from "../button.tsx";
import { EmptyState } from "../empty-state.tsx";
import { PageTitle } from "../page.tsx";
import { useKeys } from "../use-keys.ts";
import { queueWords as say } from "./queue-words.ts";

type QueuePageProps = {
  title: string;
  lead?: ReactNode;
  /** Names the piece of work that is shown; undefined when nothing waits. */
  current: { id: string; name: string } | undefined;
  /** How many wait, with the one that is shown; 0 where it was opened by name and waits for another day. */
  left: number;
  /** The address of the one after it, where there is another. */
  skipTo: string | undefined;
  /** What its keys do: the control with the same `data-queue-key` is pressed, a field is entered. */
  keys: readonly { key: string; does: string }[];
  empty: { icon: ReactNode; title: string; hint: string };
  /** What went wrong with the last decision. */
  notice?: ReactNode;
  children: ReactNode;
};

const SKIP = "s";
/** A key enters these controls, and presses all others. */
const FIELD = "input, select, textarea";

/** One piece of work after the other: decide, and the next one is there. */
export function QueuePage(props: QueuePageProps) {
  const { title, lead, current, left, skipTo, keys, empty, notice, children } = props;
  const box = useRef<HTMLElement>(null);
  useQueueKeys(box, keys);
  useFocusOnNext(box, current?.id);
  if (!current) {
    return (
      <>
        <PageTitle lead={lead}>{title}</PageTitle>
        {notice}
        <EmptyState icon={empty.icon} title={empty.title}>
          <p>{empty.hint}</p>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageTitle lead={lead}>{title}</PageTitle>
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
        {notice}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <output className="figures font-semibold">{left > 0 && say.left(left)}</output>
          {skipTo !== undefined && (
            <LinkButton data-queue-key={SKIP} size="compact" to={skipTo} variant="secondary">
              {say.skip}
            </LinkButton>
          )}
        </div>
        <section aria-label={current.name} className="outline-none" ref={box} tabIndex={-1}>
          {children}
        </section>
        <KeyHints keys={skipTo === undefined ? keys : [...keys, { key: SKIP, does: say.skip }]} />
      </div>
    </>
  );
}

/** The keys of a piece of work, where there is a keyboard. */
export function KeyHints({ keys }: Pick<QueuePageProps, "keys">) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft pointer-coarse:hidden">
      {keys.map(({ key, does }) => (
        <span key={key}>
          <kbd className="desk-key">{key.toUpperCase()}</kbd> {does}
        </span>
      ))}
    </p>
  );
}

function useQueueKeys(box: RefObject<HTMLElement | null>, keys: QueuePageProps["keys"]): void {
  const names = [...keys.map(({ key }) => key), SKIP].join(" ");
  useKeys(
    useMemo(() => {
      const press = (key: string) => {
        const page = box.current?.parentElement;
        const control = page?.querySelector<HTMLElement>(`[data-queue-key="${key}"]`);
        if (control?.matches(FIELD)) control.focus();
        else control?.click();
      };
      return Object.fromEntries(names.split(" ").map((key) => [key, () => press(key)]));
    }, [box, names]),
  );
}

/**
 * Those who cannot see that the next one came are taken to it, or to the field in it where the work
 * begins (`data-queue-start`).
 */
function useFocusOnNext(box: RefObject<HTMLElement | null>, id: string | undefined): void {
  const seen = useRef(id);
  useEffect(() => {
    const start = box.current?.querySelector<HTMLElement>("[data-queue-start]");
    if (seen.current !== id) (start ?? box.current)?.focus({ preventScroll: true });
    seen.current = id;
  }, [box, id]);
}
