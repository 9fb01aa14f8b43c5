import { stockMessages as say } from "#app/modules/stock/texts/staff.ts";
import { AdjustForm } from "./adjust-form.tsx";
import { Part } from "./item-part.tsx";
import { LowForm } from "./low-form.tsx";
import { ShelfForm } from "./shelf-form.tsx";
import type { ShownItem } from "./show-item.ts";
import type { LevelAnswer } from "./submit-level.server.ts";

type ItemFormsProps = {
  item: ShownItem;
  /** The limit for low stock that the settings say, in units. */
  usual: number;
  answer: LevelAnswer | undefined;
};

/** What can be changed of an item. */
export function ItemForms({ item, usual, answer }: ItemFormsProps) {
  const of = (form: LevelAnswer["form"]) => (answer?.form === form ? answer : undefined);
  return (
    <>
      <Part title={say.adjust}>
        <AdjustForm answer={of("adjust")} item={item} key={item.onHand} />
      </Part>
      <Part title={say.low}>
        <LowForm answer={of("low")} lowBelow={item.lowBelow} usual={usual} />
      </Part>
      <Part title={say.shelf}>
        <ShelfForm answer={of("shelf")} shelf={item.shelf} />
      </Part>
    </>
  );
}
