import { FailureMessage } from "#app/ui/failure/failure-message.tsx";

/** Stands alone: when this is shown, not even the shop's name may have been loaded. */
export function FailurePage({ error }: { error: unknown }) {
  return (
    <main className="grid min-h-dvh content-center" id="content">
      <FailureMessage error={error} />
    </main>
  );
}
