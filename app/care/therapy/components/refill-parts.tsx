import { href } from "react-router";
import { LinkButton, TextLink } from "#app/ui/button.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { refillMessages as say } from "../texts/shopper-refill.ts";
import type { ShownOffer } from "../views/show-offer.ts";
import { CheckInForm } from "./check-in-form.tsx";
import { Version } from "./refill-acts.tsx";
import { RefillOffer } from "./refill-offer.tsx";

type Texts = Readonly<Record<string, string>>;

type RefillView = {
  kind: "none" | "ahead" | "due" | "skipped" | "talk" | "urgent" | "ready" | "in_cart" | "paused";
  text: string | undefined;
  key: string;
  dueOn: string;
  mention: readonly string[];
  version: number;
  mayAnswer: boolean;
  followUp: string;
  answered: { day: string; reasons: readonly string[] } | undefined;
  offer: (ShownOffer & { checkInId: string }) | undefined;
  paused: false | { until: string | null; mayUndo: boolean };
};

type RefillPartsProps = {
  shown: RefillView;
  answer: { intent: string; attempt: string; errors: Texts; values: Texts } | undefined;
};

/** The next step of a refill, by its state. */
export function RefillParts({ shown, answer }: RefillPartsProps) {
  const { kind, text, answered, offer, mayAnswer, key, dueOn, mention } = shown;
  const sent = answer?.intent === "check-in" ? answer : undefined;
  return (
    <>
      {shown.paused && <Paused paused={shown.paused} version={shown.version} />}
      {kind === "none" && (
        <Notice announced={false} title={say.none}>
          <p>{text}</p>
        </Notice>
      )}
      {(kind === "ahead" || kind === "due") && <p className="measure text-lg">{text}</p>}
      {kind === "skipped" && <Skipped text={text} version={shown.version} />}
      {answered && <p className="text-ink-soft">{answered.day}</p>}
      {kind === "talk" && <Talk followUp={shown.followUp} reasons={answered?.reasons ?? []} />}
      {kind === "urgent" && (
        <div className="flex flex-wrap gap-3">
          <Ways followUp={shown.followUp} />
        </div>
      )}
      {offer && <RefillOffer offer={offer} />}
      {kind === "in_cart" && (
        <Notice
          action={<LinkButton to={href("/cart")}>{say.offer.cart}</LinkButton>}
          announced={false}
          title={say.offer.inCart}
          tone="success"
        >
          <p>{say.offer.inCartText}</p>
        </Notice>
      )}
      {mayAnswer && kind === "due" && (
        <CheckInForm answer={sent} dueOn={dueOn} id={key} mention={mention} />
      )}
      {mayAnswer && kind !== "due" && (
        <details className="rounded-card border border-line px-5 py-2" open={sent !== undefined}>
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            {say.again}
          </summary>
          <div className="pt-4 pb-4">
            <CheckInForm answer={sent} dueOn={dueOn} id={key} mention={mention} />
          </div>
        </details>
      )}
      {!mayAnswer && (kind === "talk" || kind === "urgent") && (
        <p className="text-ink-soft">{say.againTomorrow}</p>
      )}
    </>
  );
}

function Talk({ reasons, followUp }: { reasons: readonly string[]; followUp: string }) {
  return (
    <Notice
      action={<Ways followUp={followUp} />}
      announced={false}
      title={say.talkTitle}
      tone="warning"
    >
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Notice>
  );
}

function Ways({ followUp }: { followUp: string }) {
  return (
    <>
      <LinkButton to={followUp}>{say.book}</LinkButton>
      <LinkButton to={href("/contact")} variant="secondary">
        {say.write}
      </LinkButton>
    </>
  );
}

type OfPause = { paused: { until: string | null; mayUndo: boolean }; version: number };

function Paused({ paused: { until, mayUndo }, version }: OfPause) {
  return (
    <Notice
      action={
        <>
          {mayUndo && (
            <IntentForm intent="unpause">
              <Version version={version} />
              <IntentButton>{say.acts.unpause}</IntentButton>
            </IntentForm>
          )}
          <TextLink to={href("/portal/therapy/settings")}>{say.acts.goOn}</TextLink>
        </>
      }
      announced={false}
      title={say.paused}
    >
      <p>{say.pausedText}</p>
      {until && <p>{until}</p>}
    </Notice>
  );
}

function Skipped({ text, version }: { text: string | undefined; version: number }) {
  return (
    <Notice
      action={
        <IntentForm intent="unskip">
          <Version version={version} />
          <IntentButton variant="secondary">{say.acts.unskip}</IntentButton>
        </IntentForm>
      }
      announced={false}
    >
      <p>{text}</p>
    </Notice>
  );
}
