import type { Pool } from "pg";
import { inject } from "vitest";
import { makeAffiliate } from "#app/reach/affiliates/factories.ts";
import { ownAffiliate } from "#app/reach/affiliates/queries/own-affiliate.server.ts";
import { fillCart } from "#app/selling/cart/factories.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { place } from "#app/selling/checkout/factories.ts";
import { orderToken, type LinkedOrder } from "#app/selling/orders/rules/order-link.ts";
import { startPayment } from "#app/selling/payments/commands/start-payment.server.ts";
import { createGateways } from "#app/selling/payments/gateways/gateways.server.ts";
import { returnAddresses } from "#app/selling/checkout/views/return-addresses.ts";
import { systemActor, VISITOR } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { createAuth } from "#app/platform/auth/auth.server.ts";
import { openDb, type Db } from "#app/platform/database/db.server.ts";
import { openPool } from "#app/platform/database/pool.server.ts";
import { createSealers } from "#app/platform/http/sealer.server.ts";
import { DEMO_ACCOUNTS } from "#db/seed/demo-accounts.ts";
import { quietLog } from "../quiet-log.ts";
import { sessionOf } from "../session-of.ts";
import type { Role } from "./roles.ts";
import { send, type Answer } from "./send.ts";

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** The shop that all cases are sent to, and the records they need. */
export async function openShop() {
  const { url, target, dataDir, secret, googleUrl, providersUrl } = inject("attackedShop");
  const pool = openPool(target, quietLog, { max: 2 });
  const db = openDb(pool);
  const sealers = createSealers(secret);
  const ctxOf = (actor: Ctx["actor"]): Ctx => ({
    db,
    actor,
    now: new Date(),
    ids: systemIds,
    sealers,
  });
  const gateways = createGateways({
    appUrl: url,
    testGatewayUrl: gatewayUrl(url),
    secret,
    demo: true,
    now: () => new Date(),
    newNonce: systemIds.newToken,
  });
  const auth = createAuth({ db, secret, appUrl: url });
  const system = () => ctxOf(systemActor("bad input"));
  const visitor = () => ctxOf(VISITOR);
  // A separate product, so that no number of orders sells out another case's stock.
  const productId = await productOf(pool, system());
  const sessions = new Map<Role, string>();

  async function cart() {
    const { token, cartId } = await fillCart(visitor(), { productId, quantity: 2 });
    const { rows } = await pool.query<{ id: string }>(
      "select id from cart_items where cart_id = $1",
      [cartId],
    );
    return { token, cartId, cookie: `pm_cart=${token}`, lineId: rows[0]?.id ?? "" };
  }

  async function sessionOfAddress(email: string): Promise<string> {
    const owner = await findAccount(db, email);
    if (!owner) throw new Error(`nobody is called ${email}`);
    return sessionOf(auth, secret, owner.id);
  }

  async function order() {
    return place(visitor(), await cart());
  }

  return {
    url,
    gatewayUrl: gatewayUrl(url),
    googleUrl,
    providersUrl,
    dataDir,
    pool,
    db,
    auth,
    secret,
    productId,
    system,
    visitor,
    cart,
    order,
    affiliateCode: () => affiliateCode(db, system()),
    /** The secret in an order's link. */
    tokenOf: (order: LinkedOrder) => orderToken({ sealers }, order),
    async payLink() {
      const [gateway] = gateways.enabled();
      if (!gateway) throw new Error("the demo shop has no gateway");
      const { id } = await order();
      const paid = await startPayment(visitor(), gateway, id, returnAddresses(url));
      if (!paid.ok) throw new Error(paid.reason);
      return new URL(paid.value.redirectUrl);
    },
    sessionOf: sessionOfAddress,
    async session(role: Role): Promise<string> {
      if (role === "visitor") return "";
      const email = DEMO_ACCOUNTS.find((account) => account.role === role)?.email ?? "";
      const cookie = sessions.get(role) ?? (await sessionOfAddress(email));
      sessions.set(role, cookie);
      return cookie;
    },
    noteSession(role: Role, { cookies }: Answer): void {
      if (cookies.some((line) => /session_token=;/.test(line))) sessions.delete(role);
    },
  };
}

/** The owner becomes an affiliate at the first call. */
async function affiliateCode(db: Db, ctx: Ctx): Promise<string> {
  const owner = await findAccount(db, DEMO_ACCOUNTS[0]?.email ?? "");
  const userId = owner?.id ?? "";
  const known = await ownAffiliate({ db, actor: { ...OWNER, userId } });
  return known?.code ?? (await makeAffiliate(ctx, userId)).code;
}

const OWNER = { kind: "user", email: "", roles: ["admin"] } as const;

/** Another name of this machine, and so another origin, as in `app-server.ts`. */
function gatewayUrl(url: string): string {
  return url.replace("127.0.0.1", "localhost");
}

async function productOf(pool: Pool, ctx: Ctx): Promise<string> {
  const name = "Endless";
  const { rows } = await pool.query<{ id: string }>("select id from products where name = $1", [
    name,
  ]);
  return rows[0]?.id ?? makeProduct(ctx, { name, stock: 500_000 });
}

export function sendForm(
  url: string,
  path: string,
  fields: Record<string, string>,
): Promise<Answer> {
  return send(url, {
    method: "POST",
    path,
    headers: { origin: url, "content-type": "application/x-www-form-urlencoded" },
    body: Buffer.from(new URLSearchParams(fields).toString()),
  });
}
