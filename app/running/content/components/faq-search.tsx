import { Search } from "lucide-react";
import { Form, href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Input } from "#app/ui/field.tsx";
import { contentMessages } from "../texts/shopper.ts";

const say = contentMessages.faq;

export function FaqSearch({ search }: { search: string }) {
  return (
    <search>
      <Form action={href("/faq")} className="relative">
        <Input
          aria-label={say.search}
          className="rounded-pill pr-12 pl-4"
          defaultValue={search}
          enterKeyHint="search"
          // The address decides the shown search, also after Back.
          key={search}
          maxLength={100}
          name="q"
          placeholder={say.search}
          type="search"
        />
        <Button
          aria-label={say.searchButton}
          className="absolute! top-0 right-0"
          size="icon"
          variant="quiet"
        >
          <Search aria-hidden="true" className="size-5" />
        </Button>
      </Form>
    </search>
  );
}
