import { href } from "react-router";
import { hasClinician } from "#app/selling/clearance/queries/clinicians.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { CartChange } from "../input.ts";
import { cartMessages as say } from "../texts/shopper.ts";
import type { CartAnswer } from "../views/cart-answer.ts";
import { encodeUndo } from "../rules/undo-lines.ts";
import type { FittedQuantity } from "../rules/quantity.ts";
import { addToCart } from "./add-to-cart/add-to-cart.server.ts";
import { clearCart } from "./clear-cart.server.ts";
import { putBack } from "./put-back.server.ts";
import { removeCode } from "./remove-code.server.ts";
import { setQuantity } from "./set-quantity.server.ts";

/** `token` is the cart's, if the change may have opened one. */
export type ChangedCart = CartAnswer & { token?: string };

const BOOK = href("/consultation");

type Token = string | undefined;

/** Every change but `apply-code`, which has its own command, limited by network address. */
export type OwnChange = Exclude<CartChange, { intent: "apply-code" }>;

/** Changes the caller's own cart and answers in words for the shopper. */
export async function changeCart(ctx: Ctx, token: Token, change: OwnChange): Promise<ChangedCart> {
  switch (change.intent) {
    case "add":
      return add(ctx, token, change);
    case "set":
      return set(ctx, token, change, say.itemRemoved);
    case "remove":
      return set(ctx, token, { lineId: change.lineId, quantity: 0 });
    case "clear": {
      const lines = await clearCart(ctx, token);
      const answer = succeeded(say.cleared);
      return lines.length > 0 ? { ...answer, undo: encodeUndo(lines) } : answer;
    }
    case "undo":
      return undo(ctx, token, change);
    case "remove-code": {
      const code = await removeCode(ctx, token);
      return code === null ? failed(say.noCodeToRemove) : succeeded(say.codeRemoved(code));
    }
  }
}

async function add(
  ctx: Ctx,
  token: Token,
  item: Extract<CartChange, { intent: "add" }>,
): Promise<ChangedCart> {
  const { productId, variantId, quantity } = item;
  const added = await addToCart(ctx, { token, productId, variantId, quantity });
  if (!added.ok) return refused(added, await mayAsk(ctx, added));
  const { name } = added.value;
  const answer = added.value.limitedBy ? limited(name, added.value) : succeeded(say.added(name));
  return { ...answer, token: added.value.token };
}

type AdditionRefusal = Extract<Awaited<ReturnType<typeof addToCart>>, { ok: false }>;

/** Checks whether a clinician of the shop can give the needed approval. */
async function mayAsk({ db, actor }: Ctx, { reason }: AdditionRefusal): Promise<boolean> {
  if (reason !== "clearance_required") return false;
  return hasClinician(db, actor.kind === "user" ? actor.userId : undefined);
}

/** Explains the refusal and, if there is one, the way to continue. */
function refused(added: AdditionRefusal, mayBeAsked: boolean): CartAnswer {
  switch (added.reason) {
    case "choice_needed": {
      const link = { text: say.chooseOf(added.name), to: href("/product/:id", { id: added.slug }) };
      return { ...failed(say.chooseFirst(added.name)), link };
    }
    case "clearance_required": {
      const ask = { text: say.askClinician, to: href("/clearance/:id", { id: added.slug }) };
      const link = mayBeAsked ? ask : { text: say.book, to: BOOK };
      return { ...failed(say.approvalFirst(added.name)), link };
    }
    case "out_of_stock":
      return failed(say.outOfStock(added.name));
    case "cart_full":
      return failed(say.full);
    case "not_for_sale":
      return failed(say.notForSale);
  }
}

/** `removedText` replaces the text with the item's name. */
async function set(
  ctx: Ctx,
  token: Token,
  line: { lineId: string; quantity: number },
  removedText?: string,
): Promise<ChangedCart> {
  const { lineId, quantity } = line;
  const changed = await setQuantity(ctx, { token, lineId, quantity });
  if (!changed.ok) return failed(say.lineGone);
  const { name, productId, variantId, before } = changed.value;
  if (changed.value.quantity === 0) {
    const undo = encodeUndo([{ productId, variantId, quantity: before }]);
    return { ...succeeded(removedText ?? say.removed(name)), undo };
  }
  if (changed.value.limitedBy) return limited(name, changed.value);
  return { ...succeeded(say.updated), quiet: true };
}

async function undo(
  ctx: Ctx,
  token: Token,
  { lines }: Extract<CartChange, { intent: "undo" }>,
): Promise<ChangedCart> {
  const result = await putBack(ctx, { token, lines });
  if (result.lines === 0) return { ...failed(say.notPutBack), token: result.token };
  return result.complete
    ? { ...succeeded(say.putBack), token: result.token }
    : { ok: true, message: say.putBackInPart, tone: "warning", token: result.token };
}

function succeeded(message: string): CartAnswer {
  return { ok: true, message, tone: "success" };
}

function failed(message: string): CartAnswer {
  return { ok: false, message, tone: "error" };
}

function limited(name: string, { quantity, limitedBy }: FittedQuantity): CartAnswer {
  const text = limitedBy === "stock" ? say.atMost : say.perLine;
  return { ok: true, message: text(name, quantity), tone: "warning" };
}
