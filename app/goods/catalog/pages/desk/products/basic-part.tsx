import type { Draft } from "../write-description.server.ts";
import { productAdminMessages as say } from "../../../texts/staff-products.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { DraftPart, WriterButtons } from "./writer.tsx";
import { Line, Long, Part, type PartProps } from "./form-parts.tsx";

type BasicPartProps = PartProps & {
  categories: readonly { id: string; name: string }[];
  isNew: boolean;
  draft: Draft | undefined;
};

/** Name, category and visibility. */
export function BasicPart({ categories, isNew, draft, ...part }: BasicPartProps) {
  const { values, errors } = part;
  return (
    <Part {...part} id="basic" open>
      <Line {...part} label={say.name} name="name" needed />
      <Line
        {...part}
        hint={isNew ? say.newSlugHint : say.slugHint}
        label={say.slug}
        max={80}
        name="slug"
        needed={!isNew}
      />
      <Kinds {...part} categories={categories} />
      <Long
        {...part}
        hint={say.shortHint}
        key={`short ${values["short_description"]}`}
        label={say.shortDescription}
        max={300}
        name="short_description"
        note={say.neededToShow}
        rows={2}
      />
      <Long
        {...part}
        key={`description ${values["description"]}`}
        label={say.description}
        name="description"
        note={say.neededInListing}
        rows={8}
      />
      <WriterButtons />
      {draft && <DraftPart draft={draft} key={draft.description} />}
      <Line {...part} hint={say.vialHint} label={say.vial} max={40} name="vial" />
      <Line {...part} hint={say.tagsHint} label={say.tags} max={1_000} name="tags" />
      <Line {...part} hint={say.keywordsHint} label={say.keywords} max={1_000} name="keywords" />
      <CheckboxField
        defaultChecked={values["featured"] === "on"}
        hint={say.featuredHint}
        label={say.featured}
        name="featured"
      />
      <CheckboxField
        data-act={isNew ? undefined : "products.set-active"}
        defaultChecked={values["is_active"] === "on"}
        error={errors["is_active"]}
        hint={say.isActiveHint}
        label={say.active}
        name="is_active"
      />
    </Part>
  );
}

function Kinds({ categories, values, errors }: PartProps & Pick<BasicPartProps, "categories">) {
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Field error={errors["kind"]} label={say.kind} name="kind">
        <Select defaultValue={values["kind"]}>
          {Object.entries(say.kinds).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field error={errors["category_id"]} label={say.categoryOf} name="category_id">
        <Select defaultValue={values["category_id"]}>
          <option value="">{say.uncategorized}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
