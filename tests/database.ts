import type { SocketTarget } from "#app/platform/database/pool.server.ts";
import { type Cluster, adminOf } from "./cluster.ts";
import { ensureTemplate } from "./template.ts";

export type FreshDatabase = { target: SocketTarget; drop(): Promise<void> };

/** An empty shop: every table, no rows. Fast enough for each test file (see tests/README.md). */
export async function freshDatabase(cluster: Cluster): Promise<FreshDatabase> {
  const target = await copyDatabase({ ...cluster, database: await ensureTemplate(cluster) });
  return { target, drop: () => dropDatabase(cluster, target.database) };
}

/**
 * Ends open connections first: WITH (FORCE) would also try to end an autovacuum, which we may not,
 * while a plain DROP asks it to leave.
 */
async function dropDatabase(cluster: Cluster, name: string): Promise<void> {
  await adminOf(cluster).query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = '${name}' and usename = current_user`,
  );
  await adminOf(cluster).query(`drop database if exists ${name}`);
}

/** Copies this database, which must have no other connection during the copy. */
export async function copyDatabase({ database, ...cluster }: SocketTarget): Promise<SocketTarget> {
  const name = `shop_${crypto.randomUUID().replaceAll("-", "")}`;
  await adminOf(cluster).query(`create database ${name} template ${database} strategy file_copy`);
  return { ...cluster, database: name };
}

export function databaseUrl({ host, port, user, database }: SocketTarget): string {
  return `postgresql:///${database}?host=${encodeURIComponent(host)}&port=${port}&user=${user}`;
}
