import { useEffect, useRef } from "react";
import { href } from "react-router";
import { formatDay } from "#app/lib/dates.ts";
import type { Texts } from "#app/lib/edit.ts";
import { isDay } from "#app/lib/is-day.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, TextLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Queue } from "#app/ui/offline/use-queue.ts";
import type { Waiting } from "#app/ui/offline/waiting-store.ts";
import { queueMessages as say } from "../texts/shopper-queue.ts";

type WaitingDosesProps = {
  queue: Queue;
  /** The products of plans that go on, by the plan. */
  names: Readonly<Record<string, string>>;
  /** Set if the form of this plan is on the page. Otherwise a link leads to it. */
  onChange?: (waiting: { id: string; fields: Texts }) => void;
};

/** Doses that are in this browser and not at the shop, and why. */
export function WaitingDoses({ queue, names, onChange }: WaitingDosesProps) {
  const { waiting, others, why, canStore } = queue;
  const top = useRef<HTMLElement>(null);
  const count = useRef(0);
  useEffect(() => {
    // The owner is at the end of a long form.
    if (waiting.length > count.current && onChange)
      top.current?.scrollIntoView({ block: "center" });
    count.current = waiting.length;
  }, [waiting.length, onChange]);
  return (
    <>
      {canStore === false && <Notice announced={false}>{say.cannotStore}</Notice>}
      {waiting.length > 0 && (
        <section className="grid gap-3" ref={top}>
          <Notice
            action={why === "signed_out" && <SignIn />}
            title={say.waiting(waiting.length)}
            tone="warning"
          >
            {why && <p>{say.why[why]}</p>}
            <p>{say.waitingText}</p>
          </Notice>
          <ul className="grid gap-3">
            {waiting.map((item) => (
              <WaitingDose
                item={item}
                key={item.id}
                onChange={onChange}
                onDiscard={() => void queue.discard(item.id)}
                product={names[item.fields["planId"] ?? ""]}
              />
            ))}
          </ul>
        </section>
      )}
      {others > 0 && <Notice announced={false}>{say.others(others)}</Notice>}
    </>
  );
}

function SignIn() {
  const next = encodeURIComponent(href("/portal/therapy"));
  return (
    <TextLink tight to={`${href("/auth")}?next=${next}`}>
      {say.signIn}
    </TextLink>
  );
}

type WaitingDoseProps = {
  item: Waiting;
  /** Undefined where its course has ended, or is not on this page. */
  product: string | undefined;
  onChange: WaitingDosesProps["onChange"];
  onDiscard: () => void;
};

function WaitingDose({ item, product, onChange, onDiscard }: WaitingDoseProps) {
  const { amount = "", takenOn = "", planId = "" } = item.fields;
  const what = say.dose(amount, product);
  const day = isDay(takenOn) ? formatDay(takenOn) : takenOn;
  const isRefused = item.refused !== undefined;
  const label = say.changeOf(what, day);
  return (
    <Card as="li" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-semibold">
          {what}, {day}
        </p>
        <Badge tone={isRefused ? "error" : "warning"}>
          {isRefused ? say.refused : say.notSent}
        </Badge>
      </div>
      {isRefused && <p>{item.refused}</p>}
      <div className="flex flex-wrap gap-2">
        {isRefused && product !== undefined && onChange && (
          <Button
            aria-label={label}
            onClick={() => onChange(item)}
            size="compact"
            type="button"
            variant="secondary"
          >
            {say.change}
          </Button>
        )}
        {isRefused && product !== undefined && !onChange && (
          <TextLink
            aria-label={label}

            to={href("/portal/therapy/:planId/dose", { planId })}
          >
            {say.change}
          </TextLink>
        )}
        <Button
          aria-label={say.discardOf(what, day)}
          onClick={onDiscard}
          size="compact"
          type="button"
          variant="quiet"
        >
          {say.discard}
        </Button>
      </div>
    </Card>
  );
}
