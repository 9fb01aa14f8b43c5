import { FileSpreadsheet } from "lucide-react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { cx } from "#app/ui/cx.ts";
import { Table, Td, Th } from "#app/ui/table.tsx";

type ComparedFilesProps = {
  say: { title: string; none: string; noneHint: string };
  /** The headings of the file, of its sender and of its time. */
  heads: readonly string[];
  /** The headings of its figures. */
  figures: readonly string[];
  files: readonly {
    id: string;
    fileName: string;
    /** Its page, where it has one. */
    to?: string;
    sender: string;
    uploadedAt: string;
    figures: readonly string[];
  }[];
};

const WIDE = "max-md:hidden";

/** What a phone has no columns for, one fact a line. */
function detailOf(file: ComparedFilesProps["files"][number], labels: readonly string[]): string {
  const figures = labels.map((label, at) => `${label}: ${file.figures[at]}`);
  return [`${file.sender}, ${file.uploadedAt}`, ...figures].join("\n");
}

/** The files that the books were compared with, the newest first. */
export function ComparedFiles({ say, heads, figures, files }: ComparedFilesProps) {
  if (files.length === 0) {
    return (
      <EmptyState icon={<FileSpreadsheet />} title={say.none}>
        <p>{say.noneHint}</p>
      </EmptyState>
    );
  }
  return (
    <Table caption={say.title} density="dense">
      <thead>
        <tr>
          {heads.map((label, at) => (
            <Th className={at > 0 ? WIDE : undefined} key={label}>
              {label}
            </Th>
          ))}
          {figures.map((label) => (
            <Th className={WIDE} key={label} numeric>
              {label}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <tr key={file.id}>
            <Th className="max-w-60 wrap-anywhere whitespace-normal" scope="row">
              {file.to ? <TextLink to={file.to}>{file.fileName}</TextLink> : file.fileName}
              <span className="block font-normal whitespace-pre-line text-ink-soft md:hidden">
                {detailOf(file, figures)}
              </span>
            </Th>
            <Td className={WIDE}>{file.sender}</Td>
            <Td className={cx(WIDE, "whitespace-nowrap")}>{file.uploadedAt}</Td>
            {figures.map((label, at) => (
              <Td className={WIDE} key={label} numeric>
                {file.figures[at]}
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
