import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * What a browser does for a new document, for a page that came without one: its title is said, and
 * the focus goes to its heading. An element of the page that has the focus keeps it, such as a tab.
 */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation();
  const announced = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setTitle(document.title);
    if (hash === "") focusHeading();
  }, [pathname, hash]);

  return <output className="sr-only">{title}</output>;
}

function focusHeading() {
  const main = document.getElementById("content");
  const holder = document.activeElement;
  if (!main || (holder !== main && main.contains(holder))) return;
  const heading = main.querySelector("h1") ?? main;
  heading.tabIndex = -1;
  // Where the page is scrolled to is not the focus's business.
  heading.focus({ preventScroll: true });
}
