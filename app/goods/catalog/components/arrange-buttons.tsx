import { ArrowDown, ArrowUp, ChevronsUp } from "lucide-react";
import type { ComponentType } from "react";
import { IntentForm } from "#app/ui/intent-form.tsx";
import { pictureMessages as say } from "../texts/staff-pictures.ts";
import type { ShownOwnPicture } from "../views/show-pictures.ts";

type ArrangeButtonsProps = {
  picture: ShownOwnPicture;
  /** The order on the page, by which a colleague's change is noticed. */
  was: string;
};

/** Each button submits the complete new order, so a double press moves once. */
export function ArrangeButtons({ picture, was }: ArrangeButtonsProps) {
  const { place, earlier, later, first } = picture;
  return (
    <IntentForm className="flex flex-wrap" intent="arrange" preventScrollReset>
      <input name="was" type="hidden" value={was} />
      {first && <Arrow icon={ChevronsUp} label={say.makeMainOf(place)} order={first} />}
      <Arrow icon={ArrowUp} label={say.earlier(place)} order={earlier} why={say.isFirst} />
      <Arrow icon={ArrowDown} label={say.later(place)} order={later} why={say.isLast} />
    </IntentForm>
  );
}

type ArrowProps = {
  icon: ComponentType<{ className: string }>;
  label: string;
  order: string | undefined;
  /** Why the move is not possible. */
  why?: string;
};

function Arrow({ icon: Icon, label, order, why }: ArrowProps) {
  return (
    <button
      aria-label={label}
      className="inline-grid size-11 place-items-center rounded-pill hover:bg-paper disabled:opacity-30 disabled:hover:bg-transparent"
      disabled={order === undefined}
      name="order"
      title={order === undefined ? why : label}
      value={order}
    >
      <Icon className="size-5" />
    </button>
  );
}
