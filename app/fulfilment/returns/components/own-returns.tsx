import { Check } from "lucide-react";
import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { cx } from "#app/ui/cx.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { ownReturnMessages as say } from "../texts/shopper.ts";
import { ReturnPhotos } from "./return-photos.tsx";
import type { OwnReturn, OwnStep, ShownReturns } from "../views/show-own-returns.ts";

type OwnReturnsProps = {
  shown: ShownReturns;
  /** The order's token, which also opens its returns and their photos. */
  token: string;
};

/** The returns of an order, and the link to request another. */
export function OwnReturns({ shown: { made, ask }, token }: OwnReturnsProps) {
  if (made.length === 0 && !ask) return null;
  return (
    <section className="grid gap-5">
      <h2 className="text-2xl">{say.title}</h2>
      {made.map((own) => (
        <ReturnCard key={own.number} own={own} token={token} />
      ))}
      {ask && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <LinkButton to={href("/order/:token/return", { token })} variant="secondary">
            {say.open}
          </LinkButton>
          <p className="text-ink-soft">{ask.until}</p>
        </div>
      )}
    </section>
  );
}

function ReturnCard({ own, token }: { own: OwnReturn; token: string }) {
  return (
    <Card as="article" className="grid gap-5" padding="roomy">
      <div className="grid gap-1">
        <h3 className="figures text-xl">{own.number}</h3>
        {own.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="text-ink-soft">{own.reason}</p>
      </div>
      <ReturnPhotos
        hrefOf={(photoId) => href("/order/:token/return/photos/:photoId", { token, photoId })}
        number={own.number}
        photos={own.photos}
      />
      <ol className="grid gap-3 sm:auto-cols-fr sm:grid-flow-col">
        {own.steps.map((step) => (
          <ReturnStep key={step.name} step={step} />
        ))}
      </ol>
      {own.told && (
        <div className="measure grid gap-1">
          <h4 className="font-text text-base font-semibold">{own.told.title}</h4>
          <p className="break-words whitespace-pre-line">{own.told.text}</p>
        </div>
      )}
      {own.refunded && <p className="font-semibold">{own.refunded}</p>}
    </Card>
  );
}

const marks: Record<OwnStep["is"], string> = {
  done: "border-accent bg-accent text-on-accent",
  now: "border-accent text-accent",
  ahead: "border-line-strong",
};

function ReturnStep({ step: { label, is, at } }: { step: OwnStep }) {
  return (
    <li aria-current={is === "now" ? "step" : undefined} className="flex items-start gap-3">
      <span
        aria-hidden="true"
        className={cx("grid size-7 shrink-0 place-items-center rounded-pill border", marks[is])}
      >
        {is === "done" && <Check className="size-4" />}
        {is === "now" && <span className="size-2.5 rounded-pill bg-accent" />}
      </span>
      <div className="grid content-start">
        <p className={cx("leading-7", is === "ahead" ? "text-ink-soft" : "font-semibold")}>
          <VisuallyHidden>{say.step[is]}: </VisuallyHidden>
          {label}
        </p>
        {at && <p className="figures text-sm text-ink-soft">{at}</p>}
      </div>
    </li>
  );
}
