import { Dialog } from "#app/ui/dialog.tsx";
import { Loading, Skeleton } from "#app/ui/skeleton.tsx";
import { catalogMessages as say } from "../texts/shopper.ts";
import { addingMessages } from "../texts/shopper-adding.ts";
import { SHEET } from "./open-variant-sheets.ts";

/** Empty until a card opens it, with the form of its product. */
export function VariantSheet() {
  return (
    <Dialog closeLabel={say.close} id={SHEET} title={addingMessages.addToCart} variant="sheet">
      <div className="hidden in-aria-busy:block">
        <Loading label={say.loadingChoice}>
          <div className="grid gap-5">
            <Skeleton className="h-8 w-28" />
            <Skeleton className="h-14" />
            <Skeleton className="h-11 rounded-pill" />
          </div>
        </Loading>
      </div>
      <p className="mb-4 font-semibold text-error empty:hidden" data-refusal="" role="alert" />
      <div data-place="" />
    </Dialog>
  );
}
