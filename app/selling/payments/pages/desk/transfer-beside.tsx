import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { href, useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { Beside } from "#app/ui/list/list-props.ts";
import { KeyHints } from "#app/ui/queue/queue-page.tsx";
import { Loading, Skeleton } from "#app/ui/skeleton.tsx";
import { showToast } from "#app/ui/show-toast.ts";
import { useKeys } from "#app/ui/use-keys.ts";
import { staffTransferMessages as say } from "../../texts/staff.ts";
import type { LoadedTransfers } from "./load-transfers.server.ts";
import type { TransferSent } from "./submit-transfer.server.ts";
import { ANSWER_KEYS, TRANSFER_KEYS } from "./transfer-answers.tsx";
import { TransferToCheck } from "./transfer-to-check.tsx";

/** In the list's panel: the proof and its answers. After an answer, the next proof is shown. */
export function TransferBeside({ id, isNext, goOn }: Beside) {
  const read = useTransfer(id);
  const current = read?.current;
  const fetcherKey = `transfer-${id}`;
  const { data: sent, state, formData } = useFetcher<TransferSent>({ key: fetcherKey });
  // While the page refreshes, the answer is already shown, and may be corrected and sent again.
  const intent = state === "submitting" ? formData?.get("intent") : undefined;
  const box = useRef<HTMLDivElement>(null);
  const isHere = current?.id === id;
  const hear = useEffectEvent((answer: TransferSent) => {
    if ("done" in answer) {
      showToast(answer.done, { tone: "success" });
      goOn();
    } else if (Object.keys(answer.errors).length === 0) {
      showToast(answer.text, { tone: "error" });
    }
  });
  useEffect(() => {
    if (sent) hear(sent);
  }, [sent]);
  useEffect(() => {
    if (isNext && isHere) enter(box.current, TRANSFER_KEYS.reference);
  }, [isNext, isHere]);
  useKeys(
    useMemo(() => {
      const keys = Object.values(TRANSFER_KEYS);
      return Object.fromEntries(keys.map((key) => [key, () => enter(box.current, key)]));
    }, []),
  );
  if (!read) return <Waiting />;
  return (
    <div className="grid gap-3" ref={box}>
      {isHere ? (
        <TransferToCheck
          current={current}
          fetcherKey={fetcherKey}
          refused={sent && "errors" in sent ? sent : undefined}
          sending={typeof intent === "string" ? intent : undefined}
        />
      ) : (
        <Answered goOn={goOn} />
      )}
      {isHere && read.mayAnswer && <KeyHints keys={ANSWER_KEYS} />}
    </div>
  );
}

/** The transfer of one order, which may be answered before it is loaded. */
function useTransfer(id: string): LoadedTransfers | undefined {
  const { data, load } = useFetcher<LoadedTransfers>();
  useEffect(() => {
    void load(`${href("/admin/orders/to-check")}?order=${id}`);
  }, [load, id]);
  return data;
}

function enter(box: HTMLElement | null, key: string): void {
  box?.querySelector<HTMLElement>(`[data-queue-key="${key}"]`)?.focus();
}

function Answered({ goOn }: { goOn: () => void }) {
  return (
    <div className="grid justify-items-start gap-2">
      <p>{say.answered}</p>
      <Button onClick={goOn} size="compact" type="button" variant="secondary">
        {say.next}
      </Button>
    </div>
  );
}

function Waiting() {
  return (
    <Loading label={say.loading}>
      <Skeleton className="aspect-square w-full" />
    </Loading>
  );
}
