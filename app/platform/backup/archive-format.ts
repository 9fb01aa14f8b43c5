import { z } from "zod";

/** Counts up when an older version of the shop could no longer read what this one writes. */
export const FORMAT = 1;

/** The pieces of an archive in their order: head, tables, sequences, files, manifest. */
export const HEAD = "head.json";
export const SEQUENCES = "sequences.json";
export const MANIFEST = "manifest.json";
const TABLES = "tables/";
const FILES = "files/";

const table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) });
const sequence = z.object({ schema: z.string(), name: z.string(), value: z.string().nullable() });
const piece = z.object({ name: z.string(), bytes: z.number(), sha256: z.string() });

export const head = z.object({
  format: z.number(),
  madeAt: z.iso.datetime(),
  /** The newest migration: the time that identifies it, and its name for people. */
  migration: z.object({ at: z.number(), name: z.string() }),
  /** The version of the tables of the job library, which migrates them by itself. */
  jobsVersion: z.number(),
  tables: z.array(table),
});

export const sequences = z.array(sequence);

export const manifest = z.object({
  pieces: z.array(piece),
  /** Rows by table, as `schema.name`. */
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  /** Absent from backups of shops that did not sign them yet. */
  signature: z.string().optional(),
});

export type Table = z.infer<typeof table>;
export type Sequence = z.infer<typeof sequence>;
export type Piece = z.infer<typeof piece>;
export type Head = z.infer<typeof head>;
export type Manifest = z.infer<typeof manifest>;

export const nameOf = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`;

/** A table is cut into pieces, since a tar has to know the size of each before it begins. */
export const tablePiece = (table: Table, number: number) =>
  `${TABLES}${nameOf(table)}/${String(number).padStart(6, "0")}`;

/** The name of the table that a piece is of; undefined for other pieces. */
export function tableOf(piece: string): string | undefined {
  return piece.startsWith(TABLES) ? piece.slice(TABLES.length, piece.lastIndexOf("/")) : undefined;
}

export const filePiece = (area: string, name: string) => `${FILES}${area}/${name}`;

/** What the shop names an area of files, and a file in it: nothing that could lead elsewhere. */
const FILE_PIECE = /^files\/([\w-]{1,64})\/([\w-]{1,64})$/;

export function fileOf(piece: string): { area: string; name: string } | undefined {
  const [, area, name] = FILE_PIECE.exec(piece) ?? [];
  return area && name ? { area, name } : undefined;
}
