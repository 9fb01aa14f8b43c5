import { href } from "react-router";
import { WifiOff } from "lucide-react";
import { unlisted } from "#app/lib/page-tags.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { buttonLook } from "#app/ui/button-look.ts";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { connectionMessages as say } from "./texts.ts";
import type { Route } from "./+types/offline-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlisted(say.title, matches);

/** Cached by the service worker, and shown at whatever address could not be reached. */
export default function OfflinePage() {
  return (
    <Page className="pb-24" width="text">
      <WifiOff aria-hidden="true" className="mt-10 size-8 text-ink-soft md:mt-16" />
      <div className="-mt-2 md:-mt-10">
        <PageTitle lead={say.text}>{say.title}</PageTitle>
      </div>
      <div className="flex flex-wrap gap-3">
        {/* The empty address is the one that was asked for. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a className={buttonLook({})} href="">
          {say.again}
        </a>
        <LinkButton to={href("/cart")} variant="secondary">
          {say.cart}
        </LinkButton>
      </div>
    </Page>
  );
}
