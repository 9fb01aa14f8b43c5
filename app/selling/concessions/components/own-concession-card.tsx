import { href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { useBusy } from "#app/ui/use-busy.ts";
import { concessionMessages as say } from "../texts/shopper.ts";
import type { ShownConcession } from "../views/show-own.ts";

export function OwnConcessionCard({ own }: { own: ShownConcession }) {
  const [busy, start] = useBusy();
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-xl">{own.title}</h3>
        <Badge tone={own.isGood ? "success" : "neutral"}>{own.state}</Badge>
      </div>
      {own.lines.map((line) => (
        <p className="text-ink-soft wrap-anywhere" key={line}>
          {line}
        </p>
      ))}
      {own.mayWithdraw && (
        <form action={href("/portal/discount")} method="post" onSubmit={start}>
          <input name="intent" type="hidden" value="withdraw" />
          <input name="concessionId" type="hidden" value={own.id} />
          <Button pending={busy} size="compact" variant="secondary">
            {say.withdraw}
          </Button>
        </form>
      )}
    </Card>
  );
}
