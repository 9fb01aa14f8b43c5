import type { ComponentProps, ReactNode } from "react";
import type { EditAnswer } from "#app/lib/edit.ts";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Block } from "../views/markdown-nodes.ts";
import { ContentTitle } from "./content-title.tsx";
import { Markdown } from "./markdown.tsx";
import { PreviewBox } from "./preview-box.tsx";
import { VersionLinks } from "./version-links.tsx";

/** What the server says to the form of a text. */
export type TextAnswer<Preview = Block[]> = EditAnswer & { preview?: Preview };

type TextEditorProps = {
  title: string;
  answer: TextAnswer;
  /** Above what the preview shows of the text. */
  previewTitle?: string | undefined;
  /** The form, or for readers the text; in its place both versions after a conflict. */
  children: ReactNode;
  versions: ComponentProps<typeof VersionLinks> | undefined;
};

/** Edits a text that is one piece of Markdown, and lists its versions. */
export function TextEditor({ title, answer, previewTitle, children, versions }: TextEditorProps) {
  const { message, preview, conflict } = answer;
  return (
    <>
      <ContentTitle>{title}</ContentTitle>
      {message && <Notice title={message} tone="error" />}
      {preview && (
        <PreviewBox>
          {previewTitle && <h2 className="font-text text-base font-semibold">{previewTitle}</h2>}
          <Markdown blocks={preview} />
        </PreviewBox>
      )}
      <div className="mt-4 grid gap-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        {conflict ? <ConflictForm conflict={conflict} discardTo="?" /> : children}
        {versions && <VersionLinks {...versions} />}
      </div>
    </>
  );
}
