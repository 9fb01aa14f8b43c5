import { receiptMessages as say } from "../texts/shopper-receipt.ts";

type WhatHappensNextProps = { times: { ships: string; arrives: string } };

export function WhatHappensNext({ times }: WhatHappensNextProps) {
  return (
    <section className="grid gap-5">
      <h2 className="text-2xl">{say.next}</h2>
      <ol className="grid gap-6 md:grid-cols-3">
        {say.steps(times).map(({ title, text }, index) => (
          <li className="grid content-start gap-1 border-t border-line pt-4" key={title}>
            <span aria-hidden="true" className="figures font-display text-2xl text-accent">
              {index + 1}
            </span>
            <h3 className="text-xl">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
