import type { Client } from "pg";
import { fileStart, readPosition, showPosition, type JournalFiles } from "./position.ts";

const PREFIX = "journal_";

/**
 * Makes PostgreSQL keep the journal that the archive does not have yet. The archive has it up to the
 * position, and with it all that was confirmed before `sentAt`.
 */
export type Chain = { id: string; position: number; sentAt: Date };

/** How the server names its journal, and up to where it is on the disk. */
export async function readServer(
  client: Client,
): Promise<JournalFiles & { end: number; now: Date }> {
  const { rows } = await client.query<Record<"timeline" | "bytes" | "lsn", string> & { now: Date }>(
    `select timeline_id as timeline, bytes_per_wal_segment as bytes,
       clock_timestamp() as now, pg_current_wal_flush_lsn()::text as lsn
     from pg_control_checkpoint(), pg_control_init()`,
  );
  const [row] = rows;
  if (!row) throw new Error("a select of one row returned none");
  const files = { timeline: Number(row.timeline), fileBytes: Number(row.bytes) };
  return { ...files, end: readPosition(row.lsn), now: row.now };
}

/** Where the server keeps the journal of the chain from; undefined when it has dropped some of it. */
export async function keptFrom(client: Client, chain: string): Promise<number | undefined> {
  const { rows } = await client.query<{ lsn: string | null }>(
    `select restart_lsn::text as lsn from pg_replication_slots
     where slot_name = $1 and wal_status <> 'lost'`,
    [PREFIX + chain],
  );
  return rows[0]?.lsn ? readPosition(rows[0].lsn) : undefined;
}

/** The chains before it keep nothing any more. */
export async function beginChain(client: Client, id: string): Promise<Chain> {
  await client.query(
    `select pg_drop_replication_slot(slot_name) from pg_replication_slots
     where slot_name ^@ $1 and not active`,
    [PREFIX],
  );
  const { rows } = await client.query<{ lsn: string }>(
    "select lsn::text from pg_create_physical_replication_slot($1, true)",
    [PREFIX + id],
  );
  const files = await readServer(client);
  const position = fileStart(readPosition(rows[0]?.lsn ?? ""), files);
  return { id, position, sentAt: files.now };
}

export async function letGo(client: Client, { id, position }: Chain): Promise<void> {
  await client.query("select pg_replication_slot_advance($1, $2)", [
    PREFIX + id,
    showPosition(position),
  ]);
}
