import { Form, Link, href } from "react-router";
import { BY_THE_SHOP, LOG_AREAS, type LogFilter } from "#app/modules/audit/rules/log-filter.ts";
import { auditMessages as say } from "#app/modules/audit/texts/staff.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";

type LogFiltersProps = {
  filter: LogFilter;
  isFiltered: boolean;
  people: readonly { id: string; name: string }[];
};

/** Its fields are the address, so a filtered log can be opened again and sent to somebody. */
export function LogFilters({ filter, isFiltered, people }: LogFiltersProps) {
  const key = JSON.stringify(filter);
  return (
    <search aria-label={say.filter}>
      <Form
        action={href("/admin/settings/audit")}
        className="grid grid-cols-2 items-end gap-4 lg:grid-cols-[1fr_1fr_auto_auto_auto]"
        // What is shown in the fields follows the address, also when somebody goes back.
        key={key}
        noValidate
      >
        <Field label={say.area} name="area">
          <Select defaultValue={filter.area ?? ""}>
            <option value="">{say.anything}</option>
            {Object.entries(LOG_AREAS).map(([area, { label }]) => (
              <option key={area} value={area}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={say.by} name="by">
          <Select defaultValue={filter.by ?? ""}>
            <option value="">{say.anybody}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={BY_THE_SHOP}>{say.shop}</option>
          </Select>
        </Field>
        <Field label={say.from} name="from">
          <Input defaultValue={filter.from} type="date" />
        </Field>
        <Field label={say.to} name="to">
          <Input defaultValue={filter.to} type="date" />
        </Field>
        <div className="flex flex-wrap items-center gap-x-4">
          <Button variant="secondary">{say.apply}</Button>
          {isFiltered && (
            <Link
              className="inline-flex min-h-11 items-center underline"
              to={href("/admin/settings/audit")}
            >
              {say.clear}
            </Link>
          )}
        </div>
      </Form>
    </search>
  );
}
