import { useEffect, useMemo, useRef, type ReactNode, type RefObject } from "react";
import { LinkButton } from "../button.tsx";
import { EmptyState } from "../empty-state.tsx";
import { PageTitle } from "../page.tsx";
import { useKeys } from "../use-keys.ts";
import { queueWords as say } from "./queue-words.ts";

type QueuePageProps = {
  title: string;
  lead?: ReactNode;
  /** Names the current item; undefined if the queue is empty. */
  current: { id: string; name: string } | undefined;
  /**
   * The number of waiting items, the current one included; 0 if the item was opened directly and is
   * not due today.
   */
  left: number;
  /** The address of the next item, if there is one. */
  skipTo: string | undefined;
  /** A key clicks the control with the same `data-queue-key`, or focuses it if it is a field. */
  keys: readonly { key: string; does: string }[];
  empty: { icon: ReactNode; title: string; hint: string };
  notice?: ReactNode;
  children: ReactNode;
};

const SKIP = "s";
/** A key focuses these controls and clicks all others. */
const FIELD = "input, select, textarea";

/** A queue of items: after each decision, the next one is shown. */
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

/** Shortcut hints, only for devices with a keyboard. */
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
 * Moves the focus to the next item, so that screen reader users notice it, or to the field where
 * the work begins (`data-queue-start`).
 */
function useFocusOnNext(box: RefObject<HTMLElement | null>, id: string | undefined): void {
  const seen = useRef(id);
  useEffect(() => {
    const start = box.current?.querySelector<HTMLElement>("[data-queue-start]");
    if (seen.current !== id) (start ?? box.current)?.focus({ preventScroll: true });
    seen.current = id;
  }, [box, id]);
}
