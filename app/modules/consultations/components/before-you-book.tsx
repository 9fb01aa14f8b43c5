import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { consultationMessages as say } from "../texts/shopper.ts";

/** What holds for every doctor, beside the list: the fee, the way, the licence, the emergency. */
export function BeforeYouBook() {
  return (
    <div className="grid gap-6 lg:sticky lg:top-24">
      <Notice announced={false} title={say.fee}>
        <p>{say.feeText}</p>
      </Notice>
      <section className="grid gap-4">
        <h2 className="text-2xl">{say.how}</h2>
        <ol className="grid gap-4">
          {say.steps.map(({ title, text }, index) => (
            <li className="grid grid-cols-[2rem_1fr] gap-3" key={title}>
              <span
                aria-hidden="true"
                className="figures grid size-8 place-items-center rounded-pill bg-sea-soft text-sm font-semibold"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="font-text text-base font-semibold">{title}</h3>
                <p className="text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className="grid gap-1">
        <h2 className="text-xl">{say.check}</h2>
        <p className="text-ink-soft">{say.checkText}</p>
        <p>
          <a
            className="inline-flex min-h-11 items-center underline underline-offset-4"
            href="https://verification.prc.gov.ph/"
            rel="noopener noreferrer"
            target="_blank"
          >
            {say.checkLink}
          </a>
        </p>
      </section>
      <Card className="grid gap-3" tint="sea">
        <h2 className="text-xl">{say.unsure}</h2>
        <p>{say.unsureText}</p>
        <div>
          <LinkButton to={href("/assessment")} variant="secondary">
            {say.assessment}
          </LinkButton>
        </div>
      </Card>
      <Notice announced={false} title={say.emergency} tone="warning">
        <p>{say.emergencyText}</p>
      </Notice>
    </div>
  );
}
