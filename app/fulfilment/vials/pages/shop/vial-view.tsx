import { LotEvidence } from "#app/goods/lots/components/lot-ladder.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { vialTexts as say } from "../../texts/shopper.ts";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/summary-list.tsx";
import type { ShownVial } from "./load-vial.server.ts";

const TONES = { failed: "error", confirmed: "success", checked: "info", received: "info" } as const;

export function VialView({ vial }: { vial: ShownVial }) {
  const { code, product, lotNumber, expiresOn, warning, proof } = vial;
  return (
    <>
      <div className="grid gap-6">
        <header className="grid justify-items-start gap-2">
          <p className="figures text-ink-soft">{say.codeTitle(code)}</p>
          <h1 className="text-3xl">{product}</h1>
          <p className="text-lg">{say.isOurs(lotNumber)}</p>
          {vial.demoNote && (
            <>
              <Badge tone="warning">{say.demo}</Badge>
              <p className="measure text-sm text-ink-soft">{vial.demoNote}</p>
            </>
          )}
        </header>
        {warning ? (
          <Notice announced={false} title={warning.title} tone="error">
            {warning.lines.length > 0 &&
              warning.lines.map((line) => (
                <p className="wrap-anywhere" key={line}>
                  {line}
                </p>
              ))}
          </Notice>
        ) : (
          <Notice announced={false} tone={TONES[proof]}>
            {say.states[proof]}
          </Notice>
        )}
        <div className="grid gap-4 border-y border-line py-5">
          <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
            <Fact label={say.lot}>{lotNumber}</Fact>
            <Fact label={say.expires}>{expiresOn}</Fact>
          </dl>
          <p className="measure text-sm text-ink-soft">{say.compare}</p>
        </div>
        <OwnOrders orders={vial.yours} />
        <LookUps lookups={vial.lookups} />
      </div>
      <section className="grid gap-6">
        <div className="grid gap-2">
          <h2 className="text-2xl">{say.ladder}</h2>
          <p className="measure text-ink-soft">{say.ladderLead}</p>
        </div>
        <LotEvidence evidence={vial.evidence} />
        {vial.productPage && (
          <p>
            <LinkButton to={vial.productPage} variant="quiet">
              {say.seeProduct(vial.productName)}
            </LinkButton>
          </p>
        )}
      </section>
    </>
  );
}

/** The number of look-ups, and its meaning for the vial. */
function LookUps({ lookups: { mood, text } }: Pick<ShownVial, "lookups">) {
  return (
    <Card as="section" className={mood === "often" ? "border-warning" : undefined}>
      <div className="measure grid gap-1">
        <h2 className="font-text text-base font-semibold">{say.lookups.title}</h2>
        <p className="figures text-lg">{text}</p>
        {mood === "often" && <p className="font-semibold">{say.lookups.often}</p>}
        {mood === "usual" && <p>{say.lookups.usual}</p>}
        <p className="text-sm text-ink-soft">{say.lookups.how}</p>
      </div>
    </Card>
  );
}

/** For the buyer only: their orders with vials of this lot. */
function OwnOrders({ orders }: { orders: ShownVial["yours"] }) {
  if (orders.length === 0) return null;
  return (
    <Card as="section" className="grid gap-3" tint="sea">
      <h2 className="font-text text-base font-semibold">{say.yours.title}</h2>
      {orders.map(({ to, open, text }) => (
        <div className="grid justify-items-start gap-2" key={to}>
          <p className="figures measure">{text}</p>
          <LinkButton to={to} variant="secondary">
            {open}
          </LinkButton>
        </div>
      ))}
      <p className="text-sm text-ink-soft">{say.yours.private}</p>
    </Card>
  );
}
