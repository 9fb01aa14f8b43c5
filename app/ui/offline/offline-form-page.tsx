import type { ReactNode } from "react";
import { LinkButton } from "#app/ui/button.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

type OfflineFormPageProps = {
  words: { title: string; lead: string; closed: string; closedText: string; home: string };
  /** The page that this one stands in for. */
  home: string;
  /** The form, or null. The browser makes it, because the cached page is from another day. */
  children: ReactNode;
};

/** A page with a form that works without a connection. */
export function OfflineFormPage({ words, home, children }: OfflineFormPageProps) {
  const live = useHydrated();
  return (
    // The page fills the screen from the start, so the form, which needs the script, moves nothing.
    <Page className="min-h-dvh pb-24" width="text">
      <PageTitle lead={children ? words.lead : words.closedText}>
        {children ? words.title : words.closed}
      </PageTitle>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div>
          <LinkButton to={home} variant="secondary">
            {words.home}
          </LinkButton>
        </div>
        {live && children}
      </div>
    </Page>
  );
}
