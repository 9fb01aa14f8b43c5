import { Form, useNavigation } from "react-router";
import { customerMessages as say } from "#app/modules/customers/admin/messages.ts";
import { LONGEST_SEARCH } from "#app/modules/customers/rules/customer-search.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";

type SearchFormProps = {
  /** What the list is searched by now. */
  search: string;
  refused: { typed: string; problem: string | undefined } | undefined;
};

export function SearchForm({ search, refused }: SearchFormProps) {
  const pending = useNavigation().formData?.has("search") ?? false;
  return (
    <search className="mb-6 flex flex-wrap items-end gap-3">
      <Form className="flex max-w-2xl grow flex-wrap items-start gap-3" method="post" noValidate>
        <Field
          className="min-w-56 grow"
          error={refused?.problem}
          hint={say.searchHint}
          label={say.search}
          name="search"
        >
          <Input
            autoComplete="off"
            defaultValue={refused?.typed ?? search}
            key={refused?.typed ?? search}
            maxLength={LONGEST_SEARCH}
            type="search"
          />
        </Field>
        <div className="pt-7.5">
          <Button pending={pending}>{say.find}</Button>
        </div>
      </Form>
    </search>
  );
}
