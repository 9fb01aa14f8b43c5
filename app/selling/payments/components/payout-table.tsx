import { FileSpreadsheet } from "lucide-react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";
import { payoutMessages as say } from "../texts/staff-reconciliation.ts";

type PayoutTableProps = {
  files: readonly {
    id: string;
    fileName: string;
    provider: string;
    uploadedAt: string;
    lines: string;
    amount: string;
    fees: string;
    odd: string;
  }[];
};

/** Compared payout files, newest first. */
export function PayoutTable({ files }: PayoutTableProps) {
  if (files.length === 0) {
    return (
      <EmptyState icon={<FileSpreadsheet />} title={say.none}>
        <p>{say.noneHint}</p>
      </EmptyState>
    );
  }
  const { columns } = say;
  return (
    <Table caption={say.list} density="dense">
      <thead>
        <tr>
          <Th>{columns.file}</Th>
          <Th>{columns.provider}</Th>
          <Th>{columns.uploaded}</Th>
          <Th numeric>{columns.lines}</Th>
          <Th numeric>{columns.amount}</Th>
          <Th numeric>{columns.fees}</Th>
          <Th numeric>{columns.odd}</Th>
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <tr key={file.id}>
            <Th className="max-w-60 wrap-anywhere whitespace-normal" scope="row">
              {file.fileName}
            </Th>
            <Td>{file.provider}</Td>
            <Td className="whitespace-nowrap">{file.uploadedAt}</Td>
            <Td numeric>{file.lines}</Td>
            <Td numeric>{file.amount}</Td>
            <Td numeric>{file.fees}</Td>
            <Td numeric>{file.odd}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
