import type { ComponentProps, ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { choiceOf, type Conflict } from "#app/lib/edit.ts";
import { Button, LinkButton } from "./button.tsx";
import { DifferenceField } from "./difference-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { Notice } from "./notice.tsx";
import { useUnsaved } from "./unsaved.ts";

type ConflictFormProps = Omit<ComponentProps<typeof Form>, "children"> & {
  conflict: Conflict;
  /** The page as it is saved now. */
  discardTo: string;
  /** What no choice can decide, such as a file that has to be sent again. */
  children?: ReactNode;
};

const say = {
  title: "Someone saved this while you were editing",
  who: (by: string, at: string) => `${by} saved it on ${at}.`,
  lead: "Your changes are still here. Choose which version of each field to keep, then save.",
  same: "The saved version matches your form.",
  check: "Nothing was saved. Choose a version for these fields.",
  choose: (label: string) => `Choose a version: ${label}`,
  save: "Save my choices",
  discard: "Discard my changes",
} as const;

/** Both versions of a record, field by field, for the person who would have overwritten the newer one. */
export function ConflictForm({ conflict, discardTo, children, ...form }: ConflictFormProps) {
  const { differences, texts, version, base, change, undecided } = conflict;
  const { state } = useNavigation();
  const letGo = useUnsaved(differences.map(({ label }) => label));
  const missing = differences.filter(({ chosen }) => undecided && !chosen);
  const inSight = differences.filter(({ kind }) => kind === "long").map(({ name }) => name);
  const sentAgain = Object.entries({ ...texts, version, base, decides: "on" });
  return (
    <Form className="grid max-w-3xl gap-6" method="post" noValidate {...form} onSubmit={letGo}>
      <h2 className="text-2xl" ref={takeFocus} tabIndex={-1}>
        {say.title}
      </h2>
      <ErrorSummary
        errors={missing.map(({ name, label }) => ({
          field: choiceOf(name),
          message: say.choose(label),
        }))}
        title={say.check}
      />
      <Notice title={change && say.who(change.by, change.at)} tone="warning">
        {differences.length > 0 ? say.lead : say.same}
      </Notice>
      {sentAgain.map(
        ([name, value]) =>
          !inSight.includes(name) && <input key={name} name={name} type="hidden" value={value} />,
      )}
      {differences.map((difference) => (
        <DifferenceField
          difference={difference}
          error={missing.includes(difference) ? say.choose(difference.label) : undefined}
          key={difference.name}
          preselect={!undecided}
          typed={texts[difference.name] ?? ""}
        />
      ))}
      {children}
      <div className="flex flex-wrap gap-3">
        <Button pending={state === "submitting"}>{say.save}</Button>
        <LinkButton reloadDocument to={discardTo} variant="quiet">
          {say.discard}
        </LinkButton>
      </div>
    </Form>
  );
}

function takeFocus(heading: HTMLElement | null) {
  heading?.focus();
}
