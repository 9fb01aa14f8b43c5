import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Condition } from "../rules/questions.ts";
import type { OwnResult } from "../views/own-result.ts";
import { OfferCard } from "./offer-card.tsx";
import { ProfessionalCard } from "./professional-card.tsx";
import { resultMessages as say } from "../texts/shopper-result.ts";

export function resultTitle({ kind }: OwnResult["judgement"]): string {
  return kind === "consultation" ? say.consultation : say.productsTitle;
}

/** The order matters: the notice, then the professional, then products, then the reasons. */
export function ResultView({ result }: { result: OwnResult }) {
  const { judgement, toProfessional, reasons, notes, offers } = result;
  const [first] = offers;
  return (
    <div className="grid gap-8">
      <Opening judgement={judgement} />
      {toProfessional && <ProfessionalCard shopAddress={result.shopAddress} />}
      {judgement.kind === "products" && <Offers result={result} />}
      <section className="grid gap-3">
        <h2 className="text-xl">{say.because}</h2>
        <ul className="grid list-disc gap-2 pl-5">
          {reasons.map((reason) => (
            <li key={reason.kind}>{say.reason(reason, first?.card.name)}</li>
          ))}
          {conditionsOf(judgement).map((condition) => (
            <li key={condition}>
              <span className="font-semibold">{say.label(condition)}.</span>{" "}
              {say.condition(condition)}
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-3">
        <h2 className="text-xl">{say.notes}</h2>
        <ul className="grid list-disc gap-2 pl-5">
          {notes.map((challenge) => (
            <li key={challenge}>{say.note(challenge)}</li>
          ))}
        </ul>
        <p className="text-sm text-ink-soft">
          {result.review ? say.reviewed(result.review) : say.notReviewed}
        </p>
      </section>
    </div>
  );
}

type ResultJudgement = OwnResult["judgement"];

function conditionsOf(judgement: ResultJudgement): readonly Condition[] {
  return judgement.kind === "consultation" ? judgement.because : judgement.doctorFirst;
}

function Opening({ judgement }: { judgement: ResultJudgement }) {
  if (judgement.kind === "consultation") {
    return <p className="text-lg">{say.consultationLead}</p>;
  }
  if (judgement.doctorFirst.length > 0) {
    return (
      <Notice announced={false} title={say.doctorFirstTitle} tone="warning">
        {say.doctorFirst}
      </Notice>
    );
  }
  if (!judgement.asked) return null;
  return (
    <Notice announced={false} title={say.askedTitle}>
      {say.asked}
    </Notice>
  );
}

function Offers({ result: { offers, toProfessional } }: { result: OwnResult }) {
  if (offers.length === 0) {
    return (
      <EmptyState
        action={<LinkButton to={href("/products")}>{say.allProducts}</LinkButton>}
        title={say.nothingLeft}
      >
        <p>{say.nothingLeftText}</p>
      </EmptyState>
    );
  }
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{say.offers}</h2>
      <ul className="grid gap-4">
        {offers.map((offer, index) => (
          <OfferCard
            first={index === 0}
            key={offer.card.id}
            main={index === 0 && !toProfessional}
            offer={offer}
          />
        ))}
      </ul>
    </section>
  );
}
