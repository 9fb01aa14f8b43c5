/**
 * A file of the archive. A `base` is a copy of the database files, whole from `at` on and with the
 * journal between its positions. A `part` is the journal from one position to the next, with all that
 * was confirmed before `at`. The files of one chain belong together.
 */
export type ArchiveFile = {
  name: string;
  kind: "base" | "part";
  chain: string;
  from: number;
  to: number;
  at: Date;
};

const ENDING = "zst.age";
const NAME = new RegExp(
  String.raw`^([0-9a-f]{8})\.([0-9a-f]{14})-([0-9a-f]{14})\.(\d{13})\.(base|part)\.${ENDING.replace(".", String.raw`\.`)}$`,
);

export function nameOf({ chain, from, to, at, kind }: Omit<ArchiveFile, "name">): string {
  const [begin, end] = [from, to].map((position) => position.toString(16).padStart(14, "0"));
  return `${chain}.${begin}-${end}.${at.getTime()}.${kind}.${ENDING}`;
}

export function readName(name: string): ArchiveFile | undefined {
  const [, chain, from, to, at, kind] = NAME.exec(name) ?? [];
  if (!chain || !from || !to || !at) return undefined;
  return {
    name,
    kind: kind === "base" ? "base" : "part",
    chain,
    from: Number.parseInt(from, 16),
    to: Number.parseInt(to, 16),
    at: new Date(Number(at)),
  };
}

/** The files in the order of the journal. */
export function readNames(names: readonly string[]): ArchiveFile[] {
  return names
    .flatMap((name) => readName(name) ?? [])
    .toSorted((a, b) => a.from - b.from || a.at.getTime() - b.at.getTime());
}

/** An uploaded file, which never changes, and the note that the shop has deleted it. */
const UPLOAD = /^(file|gone)\.([\w-]{1,64})\.([\w-]{1,64})\.(\d{13})$/;

export type Upload = { name: string; kind: "file" | "gone"; place: string; at: Date };

export const uploadName = (kind: Upload["kind"], place: string, at: Date) =>
  `${kind}.${place}.${at.getTime()}`;

export const uploadPlace = ({ area, name }: { area: string; name: string }) => `${area}.${name}`;

export function readUploads(names: readonly string[]): Upload[] {
  return names.flatMap((name) => {
    const [, kind, area, file, at] = UPLOAD.exec(name) ?? [];
    if (!area || !file) return [];
    const place = uploadPlace({ area, name: file });
    return [{ name, kind: kind === "file" ? "file" : "gone", place, at: new Date(Number(at)) }];
  });
}
