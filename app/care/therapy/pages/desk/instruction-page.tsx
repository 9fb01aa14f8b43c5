import { data, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { WrittenList } from "../../components/written-list.tsx";
import { InstructionForm } from "./instruction-form.tsx";
import { instructionMessages as say } from "../../texts/staff.ts";
import { showInstruction } from "./instruction-page.server.ts";
import { submitInstruction } from "./submit-instruction.server.ts";
import type { Route } from "./+types/instruction-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData && say.title(loaderData.number), matches),
];

/** Each reading is recorded. A refused form shows the page again, which is a reading too. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const shown = await showInstruction(ctx, params.bookingId);
  const { flash, headers } = takeFlash(request, env.appUrl);
  return data({ ...shown, flash: flash ?? null }, { headers });
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitInstruction(context.get(requestContext), request, params.bookingId);

export default function InstructionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, bookingId, mayWrite, written, flash } = loaderData;
  return (
    <RecordPage
      back={{
        to: href("/admin/consultations/:bookingId", { bookingId }),
        label: say.back(number),
      }}
      lead={say.lead}
      notices={
        <>
          {actionData && <Notice title={actionData.message} tone="error" />}
          {!actionData && flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
        </>
      }
      title={say.title(number)}
    >
      {mayWrite ? (
        <Card as="section">
          <InstructionForm answer={actionData} shown={loaderData} />
        </Card>
      ) : (
        <p className="measure text-ink-soft">{say.notNow}</p>
      )}
      <WrittenList written={written} />
    </RecordPage>
  );
}
