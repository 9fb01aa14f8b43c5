import { useState } from "react";
import { Outlet, data, useLocation } from "react-router";
import { MissingSettings } from "#app/running/settings/components/missing-settings.tsx";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { useShop } from "#app/shells/storefront/use-shop.ts";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { DeskHeader } from "./frame/desk-header.tsx";
import { DeskToasts, FlashNotice } from "./frame/desk-messages.tsx";
import { findPlace, pagesBeside, type Place } from "./frame/find-place.ts";
import { loadFrame } from "./frame/load-frame.server.ts";
import { menuCookie } from "./frame/menu-cookie.ts";
import { TabsNav } from "#app/ui/tabs-nav.tsx";
import type { Waiting } from "./frame/menu-row.tsx";
import { SideMenu } from "./frame/side-menu.tsx";
import { frameMessages as say } from "./frame/texts.ts";
import type { Route } from "./+types/layout.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { frame, headers } = await loadFrame(context.get(requestContext), request);
  return data(frame, { headers });
}

/** Every visit asks the server who this is, and what waits meanwhile. */
export const shouldRevalidate = () => true;

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { menu, waiting, missing, undelivered, reader, flash } = loaderData;
  const [folded, setFolded] = useState(loaderData.folded);
  const place = findPlace(menu, useLocation());
  const shop = useShop();

  function fold(next: boolean) {
    document.cookie = menuCookie(next);
    setFolded(next);
  }
  return (
    <div className="desk" data-folded={folded || undefined}>
      <SkipLink>{say.skip}</SkipLink>
      <SideMenu
        folded={folded}
        menu={menu}
        onFold={fold}
        place={place}
        siteName={shop?.siteName}
        waiting={waiting}
      />
      <div className="min-w-0">
        <DeskHeader place={place} reader={reader} />
        {place && <PageTabs place={place} waiting={waiting} />}
        <main className="gutter pb-12" id="content" tabIndex={-1}>
          {flash && <FlashNotice flash={flash} />}
          {undelivered > 0 && (
            <Notice announced={false} className="mt-3" title={say.noMail} tone="warning">
              {say.noMailText(undelivered)}
            </Notice>
          )}
          {/* The dashboard has it in its checklist. */}
          {place?.section.name !== "dashboard" && <MissingSettings names={missing} />}
          <Outlet />
        </main>
      </div>
      <DeskToasts />
      <LeaveGuard />
    </div>
  );
}

type PageTabsProps = { place: Place; waiting: Waiting };

/** The pages that share a row of the menu, or the whole section, for which a menu of icons has no room. */
function PageTabs({ place: { section, page, isPage }, waiting }: PageTabsProps) {
  const beside = isPage ? pagesBeside(section, page) : [];
  const tabs = (pages: Place["section"]["pages"], label: string) => (
    <TabsNav
      items={pages.map((one) => ({
        to: one.to,
        label: waiting[one.to] ? `${one.label} (${waiting[one.to]})` : one.label,
        current: one.to === page.to,
      }))}
      label={say.pagesOf(label)}
    />
  );
  return (
    <>
      <div className="desk-tabs">{tabs(section.pages, section.label)}</div>
      {beside.length > 1 && (
        <div className="desk-beside">{tabs(beside, beside[0]?.label ?? "")}</div>
      )}
    </>
  );
}
