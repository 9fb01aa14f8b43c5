import { sql, type SQL } from "drizzle-orm";
import { checksSince, lastCheck, type BookCheck } from "#app/running/books/queries.server.ts";
import { backupKeyMadeAt } from "#app/running/backups/queries/overdue-backup.server.ts";
import {
  hasListedProducts,
  withoutStrength,
} from "#app/goods/catalog/queries/listed-products.server.ts";
import { lowLimits } from "#app/goods/catalog/rules/level-state.ts";
import { ownDocuments } from "#app/running/content/queries/documents.server.ts";
import { joinedSince } from "#app/people/customers/queries/joined-since.server.ts";
import { newestOrders, type NewOrder } from "#app/selling/orders/queries/newest-orders.server.ts";
import { pendingOrders } from "#app/selling/orders/queries/pending-orders.server.ts";
import { pausedTexts } from "#app/running/messages/queries/spent.server.ts";
import { savedGroups, storedSettings } from "#app/running/settings/queries.server.ts";
import type { SettingCategory, Settings } from "#app/running/settings/rules/definitions.ts";
import { staffCount } from "#app/running/staff/queries/count-staff.server.ts";
import { shortStock, type ShortStock } from "#app/fulfilment/stock/queries/list-stock.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import type { PileSource } from "./piles/pile-source.ts";
import { countPiles, type PileCounts } from "./piles/waiting-piles.server.ts";

const ORDERS = 5;

/** Null is what this person may not see. */
type Board = {
  waiting: PileCounts;
  stock: ShortStock | null;
  pending: number;
  joined: number;
  pausedTexts: number;
  orders: NewOrder[] | null;
  settings: Record<string, string> | null;
  keyMadeAt: string | null;
  books: BookCheck | null;
  checksSince: string | null;
  checklist: {
    saved: SettingCategory[];
    hasProduct: boolean;
    withoutStrength: string[];
    documents: string[];
    staff: number;
  } | null;
};

/**
 * All of the board that is counted or short, in one statement: it is opened all day. Each part is a
 * query of its own within it, and keeps the plan and the index that it has alone.
 */
export async function askBoard(
  { actor, db, now }: Ctx,
  { sources, from, shop }: { sources: readonly PileSource[]; from: string; shop: Settings },
): Promise<Board> {
  const limits = lowLimits(shop);
  const mayReadOrders = may(actor, "orders:read");
  const { rows } = await db.execute<Board>(sql`select
    ${countPiles(sources)} as waiting,
    ${may(actor, "stock:read") ? shortStock(limits) : NOTHING} as stock,
    ${mayReadOrders ? pendingOrders : NONE} as pending,
    ${may(actor, "customers:read") ? joinedSince(from) : NONE} as joined,
    ${may(actor, "settings:write") ? pausedTexts(now) : NONE} as "pausedTexts",
    ${mayReadOrders ? newestOrders(ORDERS) : NOTHING} as orders,
    ${may(actor, "settings:read") ? storedSettings : NOTHING} as settings,
    ${backupKeyMadeAt} as "keyMadeAt",
    ${may(actor, "settings:read") ? lastCheck : NOTHING} as books,
    ${checksSince} as "checksSince",
    ${may(actor, "settings:write") ? CHECKLIST : NOTHING} as checklist`);
  const [board] = rows;
  if (!board) throw new Error("a select of one row returned none");
  return board;
}

const NONE = sql`0`;
const NOTHING: SQL = sql`null`;
const CHECKLIST = sql`json_build_object('saved', ${savedGroups}, 'hasProduct', ${hasListedProducts},
  'withoutStrength', ${withoutStrength}, 'documents', ${ownDocuments}, 'staff', ${staffCount})`;
