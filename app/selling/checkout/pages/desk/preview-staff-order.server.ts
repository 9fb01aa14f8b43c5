import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import {
  openStaffCart,
  type StaffCartRefusal,
  type StaffWish,
} from "../../commands/open-staff-cart.server.ts";
import { quoteOrder } from "../../commands/quote-order.server.ts";
import type { OrderRefusal } from "../../rules/decide-order.ts";
import { showStaffOrder, type ShownStaffOrder } from "../../views/show-staff-order.ts";

type Preview = Refusal<"previewed"> & { shown: ShownStaffOrder };
type PreviewRefusal = StaffCartRefusal | OrderRefusal | Refusal<"empty_cart" | "nothing_to_pay">;

/** Previews an order by the same decision as placing it, and rolls the transaction back. */
export async function previewStaffOrder(
  ctx: Ctx,
  wish: StaffWish,
): Promise<Result<ShownStaffOrder, PreviewRefusal>> {
  const looked = await inTransaction(
    ctx,
    async (tx): Promise<Result<never, PreviewRefusal | Preview>> => {
      const opened = await openStaffCart(tx, wish, tx.ids.newId());
      if (!opened.ok) return opened;
      const quoted = await quoteOrder(tx, opened.value);
      if (!quoted.ok) return quoted;
      const { read, decided } = quoted.value;
      if (decided.totals.total === 0) return refuse("nothing_to_pay");
      return refuse("previewed", { shown: showStaffOrder(wish.form, read, decided) });
    },
  );
  if (looked.ok) throw new Error("a preview was kept");
  return looked.reason === "previewed" ? ok(looked.shown) : looked;
}
