import { type To } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { importMessages as say, type StepWords } from "../texts/staff.ts";
import { STATE_TONES, type ShownListedImport } from "../views/show-import.ts";

type ImportListProps = {
  imports: readonly ShownListedImport[];
  hrefOf: (importId: string) => To;
  title?: string;
  words: StepWords;
};

/** Earlier imports: a table on wide screens, cards on phones. */
export function ImportList({ imports, hrefOf, words, title = say.past }: ImportListProps) {
  return (
    <div className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      <p className="text-ink-soft">{imports.length === 0 ? say.none : words.stays}</p>
      <ul className="grid gap-3 md:hidden">
        {imports.map((one) => (
          <li className="grid gap-1 rounded-card border border-line bg-surface p-4" key={one.id}>
            <TextLink className="break-all font-semibold" to={hrefOf(one.id)}>
              {one.fileName}
            </TextLink>
            <State state={one.state} />
            <p className="text-sm text-ink-soft">{words.uploadedBy(one.by, one.when)}</p>
            <p className="text-sm">{one.did}</p>
          </li>
        ))}
      </ul>
      {imports.length > 0 && (
        <div className="max-md:hidden">
          <Table caption={title} captionHidden density="dense">
            <thead>
              <tr>
                <Th>{words.columns.file}</Th>
                <Th>{words.columns.state}</Th>
                <Th>{words.columns.who}</Th>
                <Th>{words.columns.when}</Th>
                <Th>{words.columns.did}</Th>
              </tr>
            </thead>
            <tbody>
              {imports.map((one) => (
                <tr key={one.id}>
                  <Th scope="row">
                    <TextLink className="break-all" to={hrefOf(one.id)}>
                      {one.fileName}
                    </TextLink>
                  </Th>
                  <Td>
                    <State state={one.state} />
                  </Td>
                  <Td>{one.by}</Td>
                  <Td>{one.when}</Td>
                  <Td>{one.did}</Td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </div>
  );
}

function State({ state }: Pick<ShownListedImport, "state">) {
  return (
    <Badge look="plain" tone={STATE_TONES[state]}>
      {say.states[state]}
    </Badge>
  );
}
