import { stockMessages as say } from "../../texts/staff.ts";
import { AdjustForm } from "./adjust-form.tsx";
import { Part } from "./item-part.tsx";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { ShownItem } from "./show-item.ts";
import type { LevelAnswer } from "./submit-level.server.ts";

type ItemFormsProps = {
  item: ShownItem;
  /** The default limit for low stock from the settings, in units. */
  usual: number;
  answer: LevelAnswer | undefined;
};

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

function ShelfForm({ shelf, answer }: { shelf: string; answer: LevelAnswer | undefined }) {
  const pending = useNavigation().formData?.get("intent") === "shelf";
  const { values = {}, errors = {}, message } = answer ?? {};
  return (
    <Form className="grid max-w-form gap-4" key={shelf} method="post" noValidate preventScrollReset>
      {message && <Notice title={message} tone="warning" />}
      <input name="was" type="hidden" value={values["was"] ?? shelf} />
      <Field error={errors["shelf"]} hint={say.shelfHint} label={say.shelf} name="shelf">
        <Input autoComplete="off" defaultValue={values["shelf"] ?? shelf} maxLength={40} />
      </Field>
      <div>
        <Button name="intent" pending={pending} value="shelf" variant="secondary">
          {say.saveShelf}
        </Button>
      </div>
    </Form>
  );
}

type LowFormProps = {
  /** Empty uses the default from the settings. */
  lowBelow: string;
  /** The default from the settings. */
  usual: number;
  answer: LevelAnswer | undefined;
};

/** The number of units below which the item is low. */
function LowForm({ lowBelow, usual, answer }: LowFormProps) {
  const pending = useNavigation().formData?.get("intent") === "low";
  const { values = {}, errors = {}, message } = answer ?? {};
  return (
    <Form
      className="grid max-w-form gap-4"
      key={lowBelow}
      method="post"
      noValidate
      preventScrollReset
    >
      {message && <Notice title={message} tone="warning" />}
      <input name="was" type="hidden" value={values["was"] ?? lowBelow} />
      <Field
        error={errors["lowBelow"]}
        hint={say.lowHint(usual)}
        label={say.lowLabel}
        name="lowBelow"
      >
        <Input
          autoComplete="off"
          data-act="stock.set-low-limit"
          defaultValue={values["lowBelow"] ?? lowBelow}
          inputMode="numeric"
          maxLength={5}
        />
      </Field>
      <div>
        <Button name="intent" pending={pending} value="low" variant="secondary">
          {say.saveLow}
        </Button>
      </div>
    </Form>
  );
}
