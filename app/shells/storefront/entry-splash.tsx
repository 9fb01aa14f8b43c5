import { Spinner } from "#app/ui/spinner.tsx";
import { shellMessages as say } from "./texts.ts";
import { usePendingSection } from "./use-pending-section.ts";

/** Another surface of the shop is loading: what is still shown belongs to the one being left. */
export function EntrySplash() {
  const pending = usePendingSection();
  if (pending !== "portal" && pending !== "admin") return null;
  return (
    <div className="fixed inset-0 z-50 grid animate-appear place-items-center bg-paper">
      <Spinner label={say.opening} />
    </div>
  );
}
