import { useState } from "react";
import { useNavigate, href } from "react-router";
import { v7 } from "uuid";
import { pageTitle } from "#app/lib/page-tags.ts";
import type { WeightUnit } from "#app/care/dosing/rules/weight-range.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { NewEntry } from "../../components/new-entry.tsx";
import { useWellnessQueue } from "../../components/use-wellness-queue.ts";
import { wellnessMessages as say } from "../../texts/shopper.ts";
import { newEntryTexts } from "../../views/entry-texts.ts";
import { loadOffline } from "./load-wellness.server.ts";
import type { Route } from "./+types/offline-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(say.offlineTitle, matches),
  { name: "robots", content: "noindex" },
];

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadOffline(context.get(requestContext), request);

export default function OfflinePage({ loaderData: { open } }: Route.ComponentProps) {
  const live = useHydrated();
  return (
    // The page fills the screen from the start, so the form, which needs the script, moves nothing.
    <Page className="min-h-dvh pb-24" width="text">
      <PageTitle lead={open ? say.offlineLead : say.offlineNotText}>
        {open ? say.offlineTitle : say.offlineNot}
      </PageTitle>
      <div className="grid gap-6">
        <div>
          <LinkButton to={href("/portal/wellness")} variant="secondary">
            {say.openWellness}
          </LinkButton>
        </div>
        {open && live && <OfflineEntry {...open} />}
      </div>
    </Page>
  );
}

/** The browser makes the draft, because the cached page is from another day. */
function OfflineEntry({ owner, unit }: { owner: string; unit: WeightUnit }) {
  const navigate = useNavigate();
  const [first] = useState(() => ({ id: v7(), values: newEntryTexts(new Date(), unit) }));
  const open = (id: string | undefined) =>
    void navigate({ pathname: href("/portal/wellness"), search: id ? `?added=${id}` : "" });
  const queue = useWellnessQueue(owner, () => undefined);
  return <NewEntry answer={undefined} first={first} level={2} onSaved={open} queue={queue} />;
}
