import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
  type SyntheticEvent,
} from "react";
import { Form, useNavigate, useNavigation } from "react-router";
import { sameText, type EditField, type Texts } from "#app/lib/edit.ts";
import { SaveBar } from "./save-bar.tsx";
import { useUnsaved } from "./unsaved.ts";

type EditFormProps = Omit<ComponentProps<typeof Form>, "children"> & {
  fields: readonly EditField[];
  /** The saved values; a new record lacks the hidden `version` and `base` of `editable`. */
  stored: Texts;
  /** The typed values when the form is shown again, with the version they belong to. */
  typed?: Texts | undefined;
  actions: ReactNode;
  children: (values: Texts) => ReactNode;
};

/**
 * A form that edits a record: it sends the record's version, warns before unsaved changes are lost,
 * lists the changed fields beside its buttons, and can be reset to the saved values.
 */
export function EditForm(props: EditFormProps) {
  const { fields, stored, typed, actions, children, className, onSubmit, onReset, ...form } = props;
  const box = useRef<HTMLFormElement>(null);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const [sent, setSent] = useState(false);
  const [discarded, setDiscarded] = useState<{ typed: Texts | undefined; times: number }>();
  const kept = discarded && discarded.typed === typed ? undefined : typed;
  const opened = useOpened(stored, kept, changed.length > 0 && !sent);
  const { values } = opened;
  const navigate = useNavigate();
  const letGo = useUnsaved(sent ? [] : changed);

  const { state } = useNavigation();
  const [before, setBefore] = useState(state);
  if (before !== state) {
    setBefore(state);
    if (state === "idle") setSent(false);
  }
  useEffect(() => {
    // The browser's back-forward cache may restore the page in its pending state.
    const wake = () => setSent(false);
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);
  useEffect(() => {
    if (box.current) setChanged(changedIn(box.current, fields, opened.saved));
  }, [opened, fields]);

  function look() {
    if (box.current) setChanged(changedIn(box.current, fields, opened.saved));
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    setSent(true);
    letGo();
    onSubmit?.(event);
  }

  function discard(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    // The pressed button goes with the changes, so the focus moves to the one that stays.
    box.current?.querySelector<HTMLElement>("[data-save-bar] button")?.focus();
    letGo();
    setChanged([]);
    setDiscarded({ typed, times: (discarded?.times ?? 0) + 1 });
    onReset?.(event);
    // The errors of an answer go with what it was about.
    const { search } = window.location;
    if (typed) void navigate({ search }, { replace: true, preventScrollReset: true });
  }
  return (
    <Form
      className={className}
      method="post"
      noValidate
      {...form}
      onInput={look}
      onReset={discard}
      onSubmit={send}
      ref={box}
    >
      {["version", "base"].map(
        (name) =>
          values[name] !== undefined && (
            <input key={name} name={name} type="hidden" value={values[name]} />
          ),
      )}
      <div className="grid gap-6" key={`${values["version"]} ${discarded?.times}`}>
        {children(values)}
      </div>
      <SaveBar changed={changed}>{actions}</SaveBar>
    </Form>
  );
}

/**
 * The values that the form was opened with. Another form on the page may revalidate and load a
 * change by a colleague. Unsaved input keeps its original version, so that the conflict is noticed.
 */
function useOpened(stored: Texts, typed: Texts | undefined, isHeld: boolean) {
  const [opened, setOpened] = useState({ values: typed ?? stored, saved: stored });
  const given = { values: typed ?? stored, saved: stored };
  const isNew = opened.values !== given.values || opened.saved !== given.saved;
  if (!isNew || isHeld) return opened;
  setOpened(given);
  return given;
}

/** The labels of fields that differ from the saved values. */
function changedIn(form: HTMLFormElement, fields: readonly EditField[], saved: Texts): string[] {
  if (form.querySelector("fieldset:disabled")) return [];
  const now = new FormData(form);
  return fields
    .filter(({ name }) => {
      const value = now.get(name) ?? "";
      if (value instanceof File) return value.size > 0;
      return form.elements.namedItem(name) !== null && !sameText(value, saved[name] ?? "");
    })
    .map(({ label }) => label);
}
