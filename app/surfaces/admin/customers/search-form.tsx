import { Form, useNavigation } from "react-router";
import { customerMessages as say } from "#app/modules/customers/texts/staff.ts";
import { LONGEST_SEARCH } from "#app/modules/customers/rules/customer-search.ts";
import { Button } from "#app/ui/button.tsx";
import { cx } from "#app/ui/cx.ts";
import { Field, Input } from "#app/ui/field.tsx";

type SearchFormProps = {
  /** What the list is searched by now. */
  search: string;
  refused: { typed: string; problem: string | undefined } | undefined;
};

export function SearchForm({ search, refused }: SearchFormProps) {
  const pending = useNavigation().formData?.has("search") ?? false;
  return (
    <search className="mb-6 block">
      <Form className="grid max-w-2xl gap-3 sm:grid-cols-[1fr_auto]" method="post" noValidate>
        <Field error={refused?.problem} hint={say.searchHint} label={say.search} name="search">
          <Input
            autoComplete="off"
            defaultValue={refused?.typed ?? search}
            key={refused?.typed ?? search}
            maxLength={LONGEST_SEARCH}
            type="search"
          />
        </Field>
        <div className="sm:pt-7.5">
          <Button pending={pending}>{say.find}</Button>
        </div>
      </Form>
    </search>
  );
}

/** The words are always there, empty or not, so that what a search comes to is said. */
export function SearchedBy({ search, found }: { search: string; found: boolean }) {
  const text = found ? say.matching(search) : `${say.noMatch(search)}. ${say.noMatchHint}`;
  return (
    <div className={cx("flex flex-wrap items-center gap-x-4 gap-y-2", search !== "" && "mb-4")}>
      <output className="wrap-anywhere">{search !== "" && text}</output>
      {search !== "" && (
        <Form method="post">
          <Button name="search" size="compact" value="" variant="secondary">
            {say.showAll}
          </Button>
        </Form>
      )}
    </div>
  );
}
