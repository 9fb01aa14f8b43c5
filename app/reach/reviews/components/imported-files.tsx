import { href } from "react-router";
import { TextLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { importedReviewMessages as say } from "../texts/staff-imported.ts";

type ImportedFilesProps = {
  files: readonly { importId: string; fileName: string; waiting: number }[];
};

/** Links to the files whose reviews can be published together. */
export function ImportedFiles({ files }: ImportedFilesProps) {
  if (files.length === 0) return null;
  return (
    <Notice announced={false} title={say.waiting}>
      <ul>
        {files.map(({ importId, fileName, waiting }) => (
          <li key={importId}>
            <TextLink to={href("/admin/reviews/imported/:importId", { importId })}>
              {say.ofFile(waiting, fileName)}
            </TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
