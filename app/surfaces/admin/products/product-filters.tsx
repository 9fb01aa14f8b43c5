import { Form } from "react-router";
import type { ProductFilter } from "#app/modules/catalog/rules/shown-products.ts";
import { productAdminMessages as say } from "#app/modules/catalog/texts/staff-products.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";

type ProductFiltersProps = {
  filter: ProductFilter;
  categories: readonly { id: string; name: string }[];
};

/** What the list is narrowed to and how it is sorted, kept in the address. */
export function ProductFilters({ filter, categories }: ProductFiltersProps) {
  const { show, search, categoryId = "", stock, withoutPicture, order } = filter;
  return (
    <search>
      <Form
        className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-[minmax(14rem,1fr)_repeat(3,11rem)_auto_auto]"
        key={JSON.stringify(filter)}
        noValidate
      >
        {show !== "all" && <input name="show" type="hidden" value={show} />}
        <Field label={say.search} name="q">
          <Input autoComplete="off" defaultValue={search} maxLength={60} type="search" />
        </Field>
        <Field label={say.category} name="category">
          <Select defaultValue={categoryId}>
            <option value="">{say.anyCategory}</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={say.stock} name="stock">
          <Select defaultValue={stock}>
            {Object.entries(say.stocks).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={say.order} name="order">
          <Select defaultValue={order}>
            {Object.entries(say.orders).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <CheckboxField
          defaultChecked={withoutPicture}
          label={say.withoutPicture}
          name="pictures"
          value="none"
        />
        <Button variant="secondary">{say.narrow}</Button>
      </Form>
    </search>
  );
}
