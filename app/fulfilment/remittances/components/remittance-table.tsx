import { FileSpreadsheet } from "lucide-react";
import { href } from "react-router";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { remittanceMessages } from "../texts/staff.ts";

type RemittanceTableProps = {
  files: readonly {
    id: string;
    fileName: string;
    carrier: string;
    uploadedAt: string;
    lines: string;
    expected: string;
    collected: string;
    difference: string;
    remitted: string;
  }[];
};

const { files: say, sums } = remittanceMessages;

/** Saved remittances, newest first. */
export function RemittanceTable({ files }: RemittanceTableProps) {
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
          <Th>{say.file}</Th>
          <Th>{say.carrier}</Th>
          <Th>{say.uploaded}</Th>
          <Th numeric>{say.lines}</Th>
          <Th numeric>{sums.expected}</Th>
          <Th numeric>{sums.collected}</Th>
          <Th numeric>{sums.difference}</Th>
          <Th numeric>{sums.remitted}</Th>
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <tr key={file.id}>
            <Th className="max-w-60 wrap-anywhere whitespace-normal" scope="row">
              <TextLink to={href("/admin/orders/remittances/files/:fileId", { fileId: file.id })}>
                {file.fileName}
              </TextLink>
            </Th>
            <Td>{file.carrier}</Td>
            <Td className="whitespace-nowrap">{file.uploadedAt}</Td>
            <Td numeric>{file.lines}</Td>
            <Td numeric>{file.expected}</Td>
            <Td numeric>{file.collected}</Td>
            <Td numeric>{file.difference}</Td>
            <Td numeric>{file.remitted}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
