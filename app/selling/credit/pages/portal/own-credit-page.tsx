import { href } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { TextLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/page.tsx";
import { CreditEntries } from "../../components/credit-entries.tsx";
import { creditEntriesOf, ownCredit } from "../../queries/credit.server.ts";
import { creditMessages as say } from "../../texts/shopper.ts";
import { showEntry } from "../../views/show-entry.ts";
import type { Route } from "./+types/own-credit-page.ts";

const SHOWN = 50;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const own = await ownCredit(ctx.db, signedIn(ctx).userId);
  const entries = own ? await creditEntriesOf(ctx.db, own.customerId, SHOWN) : [];
  return { balance: formatMoney(own?.balance ?? 0), entries: entries.map(showEntry) };
}

export default function OwnCreditPage({ loaderData: { balance, entries } }: Route.ComponentProps) {
  return (
    <Section lead={say.lead} spacing="snug" title={say.title}>
      <div className="grid max-w-form gap-6">
        <p className="grid">
          <span className="text-ink-soft">{say.balance}</span>
          <span className="figures text-3xl">{balance}</span>
        </p>
        <p>
          <TextLink to={href("/gift-cards/redeem")}>{say.redeem}</TextLink>
        </p>
        {entries.length === 0 && <p className="text-ink-soft">{say.none}</p>}
        {entries.length > 0 && (
          <section className="grid gap-3">
            <h3 className="text-xl">{say.history}</h3>
            <CreditEntries entries={entries} />
            {entries.length === SHOWN && <p className="text-sm text-ink-soft">{say.last(SHOWN)}</p>}
          </section>
        )}
      </div>
    </Section>
  );
}
