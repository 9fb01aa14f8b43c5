import { isRouteErrorResponse } from "react-router";
import { isRemoved } from "#app/lib/edit.ts";
import { FailureMessage } from "./failure-message.tsx";
import { RemovedPage } from "./removed-page.tsx";

export function DeskFailure({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && isRemoved(error.data)) {
    return <RemovedPage removed={error.data.removed} />;
  }
  return <FailureMessage error={error} />;
}
