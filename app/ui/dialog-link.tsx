import type { ComponentProps, MouseEvent } from "react";
import { Link } from "react-router";
import { openDialog } from "./open-dialog.ts";

type DialogLinkProps = Omit<ComponentProps<typeof Link>, "onClick"> & {
  /** The id of the Dialog it opens. */
  dialog: string;
};

/** Opens a Dialog of this page; without JavaScript, or in a new window, it is a link to the same. */
export function DialogLink({ dialog, ...link }: DialogLinkProps) {
  function open(event: MouseEvent<HTMLAnchorElement>) {
    const asksForWindow = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!asksForWindow && openDialog(dialog, event.currentTarget)) event.preventDefault();
  }
  return <Link {...link} aria-haspopup="dialog" onClick={open} />;
}
