import { useEffect } from "react";
import { isRouteErrorResponse, useLocation, href } from "react-router";
import { LinkButton } from "../button.tsx";
import { Page, PageTitle } from "../page.tsx";
import { ReadFailed } from "./read-failed.ts";
import { failureMessages as say } from "./texts.ts";

type FailureWords = {
  title: string;
  text: string;
  /** What loading the same address again is called, where that helps. */
  again?: string;
  /** The link of an order was cut off or replaced; its buyer can get a new one. */
  isOrder?: boolean;
};

/** What went wrong, as far as it helps, and the way on. Nothing of the error itself shows. */
export function FailureMessage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const { title, text, again, isOrder } = explain(error, pathname);
  useReloadOnline(isUnread(error));
  return (
    <Page className="pb-24" width="text">
      {/* No page that has a title of its own is here. */}
      <title>{title}</title>
      {/* In the place of a long form it may be far above what was in view. */}
      <div className="outline-none" ref={takeFocus} tabIndex={-1}>
        <PageTitle lead={text}>{title}</PageTitle>
      </div>
      <div className="flex flex-wrap gap-3">
        {again && (
          <LinkButton reloadDocument to={{ pathname, search }}>
            {again}
          </LinkButton>
        )}
        {isOrder && <LinkButton to={href("/track")}>{say.newLink}</LinkButton>}
        <LinkButton
          reloadDocument
          to={href("/")}
          variant={again || isOrder ? "secondary" : "primary"}
        >
          {say.home}
        </LinkButton>
      </div>
    </Page>
  );
}

function takeFocus(box: HTMLElement | null) {
  box?.focus();
}

function explain(error: unknown, pathname: string): FailureWords {
  const { again } = say;
  if (isUnread(error)) return { title: say.unread, text: say.unreadText, again };
  if (isUnreached(error)) {
    return { title: say.unreached, text: say.unreachedText, again: say.look };
  }
  if (!isRouteErrorResponse(error)) return { title: say.failed, text: say.failedText, again };
  const own = wordsOf(error.data);
  switch (error.status) {
    case 403:
      return { title: say.forbidden, text: own };
    case 404:
      if (pathname.startsWith("/order/")) {
        return { title: say.noOrder, text: say.noOrderText, isOrder: true };
      }
      return { title: say.notFound, text: say.notFoundText };
    case 410:
      return { title: say.notFound, text: own };
    case 405:
      return { title: say.notAllowed, text: say.notAllowedText };
    case 429:
      return { title: say.tooMany, text: own || say.tooManyText, again };
    default:
      return { title: say.failed, text: say.failedText, again };
  }
}

/** What the shop wrote itself. Something before it, such as a proxy, answers with a whole page. */
function wordsOf(data: unknown): string {
  return typeof data === "string" && !data.includes("<") ? data : "";
}

/** A page or a part of it did not come: nothing was sent that could have got lost. */
function isUnread(error: unknown): boolean {
  return (
    error instanceof ReadFailed || (error instanceof TypeError && /module/i.test(error.message))
  );
}

/** Browsers word it differently, but all of them throw this when no answer comes. */
function isUnreached(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

/** The page that did not come for want of a connection comes with it. */
function useReloadOnline(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const reload = () => location.reload();
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, [wanted]);
}
