import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";

type DialogLinkProps = ComponentProps<typeof Link> & {
  /** The id of the Dialog it opens. */
  dialog: string;
};

/** Opens a Dialog of this page; without JavaScript, or in a new window, it is a link to the same. */
export function DialogLink({ dialog, to, ...link }: DialogLinkProps) {
  const { search } = useLocation();
  // A part of this page, which by its hash alone would be that of the page without its query.
  const target = typeof to === "string" && to.startsWith("#") ? { search, hash: to } : to;
  return <Link {...link} aria-haspopup="dialog" data-dialog={dialog} to={target} />;
}
