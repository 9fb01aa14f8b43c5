import type { ReactNode } from "react";
import { Form, Outlet, useLocation, href } from "react-router";
import { OwnPicture } from "#app/people/customers/components/own-picture.tsx";
import { ownPictureOf } from "#app/people/customers/queries/own-picture.server.ts";
import { erasureBannerOf } from "#app/office/erasure/queries/open-erasure.server.ts";
import { portalMessages, unlockMessages } from "#app/people/customers/texts/shopper-portal.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, LinkButton, TextLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page } from "#app/ui/page.tsx";
import { TabsNav } from "#app/ui/tabs-nav.tsx";
import { ErasureBanner } from "#app/office/erasure/pages/portal/erasure-banner.tsx";
import { PortalFailure, saysItself, TabFailure } from "./portal-failure.tsx";
import { portalTabs } from "./portal-links.ts";
import { currentTab, PortalTabs } from "./portal-tabs.tsx";
import { readLockedTabs } from "./locked-tabs.server.ts";
import type { Route } from "./+types/layout.ts";

/** The policy table lets only signed-in customers this far. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, displayName } = context.get(requestContext);
  const { actor } = ctx;
  const [{ isBuyer, locked }, picture, erasure] = await Promise.all([
    readLockedTabs(ctx),
    actor.kind === "user" ? ownPictureOf(ctx.db, actor.userId) : null,
    actor.kind === "user" ? erasureBannerOf(ctx.db, actor.userId) : null,
  ]);
  const tabs = portalTabs.map((tab) => ({ ...tab, isLocked: locked.includes(tab.to) }));
  const unlock = isBuyer ? null : unlockMessages;
  return { name: displayName ?? "", tabs, unlock, picture, erasure };
}

export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  return (
    <PortalFrame {...loaderData}>
      <Outlet />
    </PortalFrame>
  );
}

type PortalFrameProps = Route.ComponentProps["loaderData"] & { children: ReactNode };

function PortalFrame({ name, tabs, unlock, picture, erasure, children }: PortalFrameProps) {
  const here = useLocation().pathname.replace(/\/$/, "");
  const { tab: current, to } = currentTab(tabs, here);
  const { tab = "profile", label, pages = [], isLocked } = current ?? {};
  const isProfile = here === href("/portal/profile");
  return (
    <Page className="pb-16">
      {tab === "today" || isProfile ? (
        <header className="flex flex-wrap items-center gap-3 pt-7 pb-5 md:pt-16 md:pb-8">
          {/* Leaves the button its room beside it, unless the text is large. */}
          <h1 className="flex flex-[1_1_10rem] items-center gap-3 text-3xl">
            <OwnPicture fileId={picture} name={name} />
            <span className="min-w-0 wrap-anywhere">Hello, {name}</span>
          </h1>
          {!isProfile && <SignOut />}
        </header>
      ) : (
        <h1 className="sr-only">{label}</h1>
      )}
      <PortalTabs current={tab} tabs={tabs} />
      {pages.length > 1 && (
        <TabsNav
          items={pages.map((page) => ({ ...page, current: page.to === to }))}
          label={label ?? ""}
        />
      )}
      {tab === "profile" && !isProfile && (
        <TextLink className="mt-3" to={href("/portal/profile")}>
          {portalMessages.back}
        </TextLink>
      )}
      {erasure && here !== href("/portal/your-data") && <ErasureBanner erasure={erasure} />}
      {/* A locked tab says by itself how it opens. */}
      {unlock && !isLocked && <OpensWithOrder {...unlock} />}
      {children}
    </Page>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData || saysItself(error)) return <PortalFailure error={error} />;
  return (
    <PortalFrame {...loaderData}>
      <TabFailure />
    </PortalFrame>
  );
}

function SignOut() {
  return (
    <Form action={href("/sign-out")} method="post">
      <Button variant="quiet">Sign Out</Button>
    </Form>
  );
}

function OpensWithOrder({ title, text, act }: typeof unlockMessages) {
  return (
    <Notice
      action={
        <LinkButton to={href("/products")} variant="secondary">
          {act}
        </LinkButton>
      }
      announced={false}
      className="mt-6"
      title={title}
    >
      {text}
    </Notice>
  );
}
