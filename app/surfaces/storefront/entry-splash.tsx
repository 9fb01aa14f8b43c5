import { Spinner } from "#app/ui/spinner.tsx";
import { shellMessages as say } from "./texts.ts";
import { useComing } from "./use-coming.ts";

/** Another face of the shop is on its way: what is still shown belongs to the one being left. */
export function EntrySplash() {
  const coming = useComing();
  if (coming !== "portal" && coming !== "admin") return null;
  return (
    <div className="fixed inset-0 z-50 grid animate-appear place-items-center bg-paper">
      <Spinner label={say.opening} />
    </div>
  );
}
