import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { movesPages } from "./moves-pages.ts";

type Click = Pick<
  MouseEvent,
  "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented"
>;
type Target = Pick<URL, "origin" | "pathname" | "search" | "hash">;
type ClickTarget = Target & Pick<HTMLAnchorElement, "target" | "hasAttribute">;

/** Whether the router follows it; a new window, a file, another site and `#` are the browser's. */
export function isFollowed(click: Click, link: ClickTarget, here: Target): boolean {
  if (click.defaultPrevented || click.button !== 0 || asksForWindow(click)) return false;
  if (link.target !== "" && link.target !== "_self") return false;
  if (link.hasAttribute("download") || link.origin !== here.origin) return false;
  return link.hash === "" || link.pathname !== here.pathname || link.search !== here.search;
}

export function asksForWindow(click: Omit<Click, "button" | "defaultPrevented">): boolean {
  return click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
}

export function linkAt(target: EventTarget): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
}

/** For `onClick` of HTML with plain links: opens their pages as the router's own links do. */
export function useFollowLinks(state?: unknown) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    const link = linkAt(event.target);
    if (!link || !isFollowed(event, link, window.location)) return;
    event.preventDefault();
    void navigate(`${link.pathname}${link.search}${link.hash}`, {
      state,
      viewTransition: movesPages(),
      // As a browser does with a link to where it is.
      replace: link.href === window.location.href,
    });
  };
}
