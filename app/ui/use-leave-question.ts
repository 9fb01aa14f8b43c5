import { useBlocker } from "react-router";
import type { Blocker, BlockerFunction } from "react-router";
import { unsavedFields } from "./unsaved.ts";

/** The way that was stopped because something on this page is not saved, if one was. */
export function useLeaveQuestion(): Extract<Blocker, { state: "blocked" }> | undefined {
  const blocker = useBlocker(leavesUnsaved);
  return blocker.state === "blocked" ? blocker : undefined;
}

/** Another form of a page leads back to it and leaves what is typed in this one as it is. */
const leavesUnsaved: BlockerFunction = ({ currentLocation: here, nextLocation: there }) => {
  const stays = here.pathname === there.pathname && here.search === there.search;
  return !stays && unsavedFields().length > 0;
};
