import { useState } from "react";
import { useNavigate, href } from "react-router";
import { v7 } from "uuid";
import { unlisted } from "#app/lib/page-tags.ts";
import type { WeightUnit } from "#app/care/dosing/rules/weight-range.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { OfflineFormPage } from "#app/ui/offline/offline-form-page.tsx";
import { NewEntry } from "../../components/new-entry.tsx";
import { wellnessMessages as say } from "../../texts/shopper.ts";
import { newEntryTexts } from "../../views/entry-texts.ts";
import { loadOffline } from "./load-wellness.server.ts";
import type { Route } from "./+types/offline-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlisted(say.offline.title, matches);

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadOffline(context.get(requestContext), request);

export default function OfflinePage({ loaderData: { open } }: Route.ComponentProps) {
  return (
    <OfflineFormPage home={href("/portal/wellness")} words={say.offline}>
      {open && <OfflineEntry {...open} />}
    </OfflineFormPage>
  );
}

function OfflineEntry({ owner, unit }: { owner: string; unit: WeightUnit }) {
  const navigate = useNavigate();
  const [first] = useState(() => ({ id: v7(), values: newEntryTexts(new Date(), unit) }));
  const open = (id: string) =>
    void navigate({ pathname: href("/portal/wellness"), search: `?added=${id}` });
  return <NewEntry answer={undefined} first={first} level={2} onSaved={open} owner={owner} />;
}
