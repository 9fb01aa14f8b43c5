import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { UrgencyMark } from "#app/care/triage/components/urgency-mark.tsx";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { FactList } from "#app/ui/summary-list.tsx";
import { ReturnBadge } from "../../components/return-state.tsx";
import { ReturnPhotos } from "../../components/return-photos.tsx";
import { returnMessages as say } from "../../texts/staff.ts";
import { ActCards } from "./act-cards.tsx";
import { loadReturn, type LoadedReturn } from "./load-return.server.ts";
import { submitReturn } from "./submit-return.server.ts";
import type { Route } from "./+types/return-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.number ?? say.title, matches),
];

/** Revalidate after a rejected action too: usually a colleague was faster. */
export const shouldRevalidate = () => true;

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadReturn(context, params.returnId);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitReturn(request, params.returnId, context);

export default function ReturnPage({ loaderData: own, actionData }: Route.ComponentProps) {
  return (
    <RecordPage
      back={{ to: href("/admin/returns"), label: say.back }}
      lead={
        <TextLink
          className="figures"
          to={href("/admin/orders/:orderId", { orderId: own.order.id })}
        >
          {say.facts.order} {own.order.number}
        </TextLink>
      }
      notices={
        <>
          {actionData?.message && <Notice title={actionData.message} tone="error" />}
          <UrgencyMark sign={own.urgent} />
        </>
      }
      side={
        <Card as="section">
          <FactList facts={own.facts} />
        </Card>
      }
      state={<ReturnBadge state={own.state} />}
      title={own.number}
    >
      {own.photos.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-xl">{say.photos}</h2>
          <ReturnPhotos
            hrefOf={(photoId) =>
              href("/admin/returns/:returnId/photos/:photoId", { returnId: own.id, photoId })
            }
            number={own.number}
            photos={own.photos}
          />
        </section>
      )}
      <ActCards failure={actionData} key={own.version} own={own} />
      <LineList lines={own.lines} />
      <RecordHistory history={own.history} />
    </RecordPage>
  );
}

function LineList({ lines }: Pick<LoadedReturn, "lines">) {
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{say.lines.title}</h2>
      <ul className="grid gap-3">
        {lines.map((line) => (
          <li className="grid gap-0.5 border-t border-line pt-3" key={line.id}>
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>
                {line.name} <span className="figures text-sm text-ink-soft">{line.sku}</span>
              </span>
              <span className="figures">{say.lines.of(line.units, line.bought)}</span>
            </span>
            <span className="text-sm text-ink-soft">{said(line)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function said({ unsellable, received, good, spoiled }: LoadedReturn["lines"][number]): string {
  const words = say.lines;
  return [
    unsellable ? words[unsellable] : "",
    received === null ? "" : words.received(received),
    good ? words.good(good) : "",
    spoiled ? words.spoiled(spoiled) : "",
  ]
    .filter((text) => text !== "")
    .join(" · ");
}
