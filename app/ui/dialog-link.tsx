import type { ComponentProps, MouseEvent } from "react";
import { Link, useLocation } from "react-router";
import { openDialog } from "./open-dialog.ts";

type DialogLinkProps = Omit<ComponentProps<typeof Link>, "onClick"> & {
  /** The id of the Dialog it opens. */
  dialog: string;
};

/** Opens a Dialog of this page; without JavaScript, or in a new window, it is a link to the same. */
export function DialogLink({ dialog, to, ...link }: DialogLinkProps) {
  const { search } = useLocation();
  function open(event: MouseEvent<HTMLAnchorElement>) {
    const asksForWindow = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!asksForWindow && openDialog(dialog, event.currentTarget)) event.preventDefault();
  }
  // A part of this page, which by its hash alone would be that of the page without its query.
  const target = typeof to === "string" && to.startsWith("#") ? { search, hash: to } : to;
  return <Link {...link} aria-haspopup="dialog" onClick={open} to={target} />;
}
