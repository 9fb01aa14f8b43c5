import { useLocation, useNavigation } from "react-router";
import { useLate } from "#app/ui/use-late.ts";

/** The first word of the address that is on its way, while it is another than where the reader is. */
export function usePendingSection(): string | undefined {
  const pending = useLate(useNavigation().location?.pathname.split("/")[1]);
  const here = useLocation().pathname.split("/")[1];
  return pending === here ? undefined : pending;
}
