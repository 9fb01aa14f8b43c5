import { Bookmark, ChevronDown } from "lucide-react";
import { useId } from "react";
import { Form, href, useLocation } from "react-router";
import { viewQuery } from "#app/lib/list/list-query.ts";
import type { SavedView } from "#app/lib/list/shown-list.ts";
import { Button } from "../button.tsx";
import { CheckboxField } from "../checkbox-field.tsx";
import { Field, Input } from "../field.tsx";
import { ChipBox } from "./chip-box.tsx";
import type { ListAddress } from "./list-address.ts";
import { listWords as say } from "./list-words.ts";

const LONGEST_NAME = 40;

/** Saves the filters and the order of the list under a name, for oneself, and looks after those. */
export function ViewMenu({ at: { spec, list } }: { at: ListAddress }) {
  const now = viewQuery(spec, list.query);
  const canSave = now !== "" && !list.views.some(({ query }) => query === now);
  return (
    <div className="list-chip list-views">
      <ChipBox key={`${now} ${list.views.length}`}>
        <summary>
          <Bookmark aria-hidden="true" className="size-4" />
          <span>{say.views}</span>
          <ChevronDown aria-hidden="true" className="size-4" />
        </summary>
        <div className="list-choices list-view-list">
          {canSave && <SaveView listKey={spec.key} query={now} />}
          {list.views.length > 0 && <h2>{say.yourViews}</h2>}
          {list.views.map((view) => (
            <ViewForms key={view.id} listKey={spec.key} view={view} />
          ))}
          {!canSave && list.views.length === 0 && <p className="text-ink-soft">{say.noViews}</p>}
        </div>
      </ChipBox>
    </div>
  );
}

function SaveView({ listKey, query }: { listKey: string; query: string }) {
  return (
    <Form action={href("/admin/lists/views")} className="grid gap-2" method="post" noValidate>
      <h2>{say.saveView}</h2>
      <Hidden intent="save" listKey={listKey} />
      <input name="query" type="hidden" value={query} />
      <Field id="view-name" label={say.viewName} name="name">
        <Input autoComplete="off" maxLength={LONGEST_NAME} />
      </Field>
      <CheckboxField label={say.opens} name="default" />
      <Button size="compact">{say.save}</Button>
    </Form>
  );
}

function ViewForms({ listKey, view }: { listKey: string; view: SavedView }) {
  const id = useId();
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <Form
        action={href("/admin/lists/views")}
        className="flex items-end gap-2"
        method="post"
        noValidate
      >
        <Hidden intent="rename" listKey={listKey} viewId={view.id} />
        <Field
          className="min-w-0 flex-1"
          id={id}
          label={<span className="sr-only">{say.ofView(say.viewName, view.name)}</span>}
          name="name"
        >
          <Input autoComplete="off" defaultValue={view.name} maxLength={LONGEST_NAME} />
        </Field>
        <Button aria-label={say.ofView(say.rename, view.name)} size="compact" variant="secondary">
          {say.rename}
        </Button>
      </Form>
      <div className="flex flex-wrap items-center gap-2">
        <Form action={href("/admin/lists/views")} method="post">
          <Hidden
            intent={view.isDefault ? "unset" : "default"}
            listKey={listKey}
            viewId={view.id}
          />
          <Button
            aria-label={say.ofView(view.isDefault ? say.unsetDefault : say.makeDefault, view.name)}
            size="compact"
            variant="secondary"
          >
            {view.isDefault ? say.unsetDefault : say.makeDefault}
          </Button>
        </Form>
        <Form action={href("/admin/lists/views")} method="post">
          <Hidden intent="remove" listKey={listKey} viewId={view.id} />
          <Button
            aria-label={say.ofView(say.deleteView, view.name)}
            size="compact"
            variant="secondary"
          >
            {say.deleteView}
          </Button>
        </Form>
      </div>
    </div>
  );
}

type HiddenProps = { intent: string; listKey: string; viewId?: string };

/** Which list, which view, and where to come back to. */
function Hidden({ intent, listKey, viewId }: HiddenProps) {
  const { pathname, search } = useLocation();
  return (
    <>
      <input name="intent" type="hidden" value={intent} />
      <input name="list" type="hidden" value={listKey} />
      <input name="back" type="hidden" value={pathname + search} />
      {viewId !== undefined && <input name="viewId" type="hidden" value={viewId} />}
    </>
  );
}
