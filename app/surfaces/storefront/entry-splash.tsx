import { useLocation, useNavigation } from "react-router";
import { Spinner } from "#app/ui/spinner.tsx";
import { shellMessages as say } from "./messages.ts";

/** Another face of the shop is on its way: what is still shown belongs to the one being left. */
export function EntrySplash() {
  const { location: coming } = useNavigation();
  const { pathname } = useLocation();
  const face = faceOf(coming?.pathname);
  if (face === undefined || face === faceOf(pathname)) return null;
  return (
    <div className="fixed inset-0 z-50 grid animate-appear place-items-center bg-paper">
      <Spinner label={say.opening} />
    </div>
  );
}

function faceOf(pathname: string | undefined): string | undefined {
  return /^\/(?:portal|admin)(?=\/|$)/.exec(pathname ?? "")?.[0];
}
