import type { ComponentProps, ReactNode } from "react";
import type { EditAnswer } from "#app/lib/edit.ts";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import type { ShownHistory } from "#app/running/audit/views/shown-entry.ts";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Block } from "../views/markdown-nodes.ts";
import { ContentTitle, type ContentList } from "./content-title.tsx";
import { Markdown } from "./markdown.tsx";
import { PreviewBox } from "./preview-box.tsx";
import { VersionLinks } from "./version-links.tsx";

/** The server's answer to a text's form. */
export type TextAnswer<Preview = Block[]> = EditAnswer & { preview?: Preview };

type TextEditorProps = {
  list: ContentList;
  title: string;
  answer: TextAnswer;
  /** The heading above the preview. */
  previewTitle?: string | undefined;
  /** The form, or the text for read-only staff; after a conflict, both versions. */
  children: ReactNode;
  versions: ComponentProps<typeof VersionLinks> | undefined;
  history: ShownHistory | undefined;
};

/** Edits a text that is one piece of Markdown, and lists its versions. */
export function TextEditor(props: TextEditorProps) {
  const { list, title, answer, previewTitle, children, versions, history } = props;
  const { message, preview, conflict } = answer;
  return (
    <>
      <ContentTitle list={list}>{title}</ContentTitle>
      {message && <Notice title={message} tone="error" />}
      {preview && (
        <PreviewBox>
          {previewTitle && <h2 className="font-text text-base font-semibold">{previewTitle}</h2>}
          <Markdown blocks={preview} />
        </PreviewBox>
      )}
      <div className="mt-4 grid gap-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        {conflict ? <ConflictForm conflict={conflict} discardTo="?" /> : children}
        <div className="grid content-start gap-8">
          {versions && <VersionLinks {...versions} />}
          {history && <RecordHistory history={history} layout="side" />}
        </div>
      </div>
    </>
  );
}
