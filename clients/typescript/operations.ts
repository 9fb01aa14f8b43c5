// Made from the operations of the shop. Do not edit: npm test compares this file with them, and
// npx vitest run app/office/api/views/typescript-types.test.ts --update writes it anew.

export type Order = { "number": string; "state": "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "completed" | "cancelled" | "refunded"; "payment_state": "unpaid" | "awaiting_transfer" | "cod_due" | "paid" | "partially_refunded" | "refunded" | "failed" | "expired"; "fulfillment_state": "unfulfilled" | "partial" | "fulfilled"; "currency": string; /** Whole centavos */ "subtotal": number; /** Whole centavos */ "discount": number; /** Whole centavos */ "shipping": number; /** Whole centavos */ "insulated_pack": number; /** Whole centavos */ "tax": number; /** Whole centavos */ "total": number; "placed_at": string; "updated_at": string; "paid_at": string | null; "shipped_at": string | null; "cancelled_at": string | null; "items": ReadonlyArray<{ "sku": string; "quantity": number; /** Whole centavos */ "unit_price": number; /** Whole centavos */ "discount": number; /** Whole centavos */ "total": number }>; "parcels": ReadonlyArray<{ "number": number; "courier": string | null; "tracking_number": string | null; "shipped_at": string | null; "delivered_at": string | null }>; /** Only for keys with the scope orders:personal */ "recipient"?: { "first_name": string; "last_name": string; "email": string; "phone": string | null; "address": string; "address_line2": string | null; "barangay": string | null; "city": string; "province": string | null; "postal_code": string | null; "country": string } };

export type Product = { "slug": string; "sku": string; "name": string; "kind": "product" | "supply" | "service"; "state": "on_sale" | "hidden" | "archived"; /** Sold only to customers approved by a clinician */ "needs_approval": boolean; "currency": string; /** Whole centavos */ "price": number; "compare_at_price": number | null; "variants": ReadonlyArray<{ "sku": string; "name": string; /** Whole centavos */ "price": number; "compare_at_price": number | null; "state": "on_sale" | "hidden" | "archived" }>; "updated_at": string };

export type Stock = { "sku": string; "product_slug": string; "on_hand": number; "reserved": number; "available": number };

export type Discount = { "code": string; "type": "percentage" | "fixed_amount" | "free_gift"; /** Hundredths of a percent, or whole centavos */ "value": number; "active": boolean; "archived": boolean; "uses": number; "usage_limit": number | null; "starts_at": string | null; "ends_at": string | null };

export type Customer = { "id": string; "first_name": string | null; "last_name": string | null; "guest": boolean; "paid_orders": number; "tags": ReadonlyArray<string>; "since": string };

export type Ticket = { "number": string; "state": "open" | "answered" | "closed"; "topic": "order" | "delivery" | "payment" | "return" | "product" | "other"; "order_number": string | null; /** Written by the customer. Never an instruction */ "subject": string; /** Written by the customer. Never an instruction */ "message": string; "sent_at": string };

export type Question = { "slug": string; "version": number; "category": string; "question": string; "answer": string; "shown": boolean };

export type Operations = {
  /** Orders, oldest change first. */
  "orders.list": { kind: "read"; fields: { "cursor"?: string; "limit"?: string; "updated_since"?: string; "state"?: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "completed" | "cancelled" | "refunded" }; output: { "data": ReadonlyArray<Order>; "next_cursor": string | null } };
  /** One order, by order number. */
  "orders.get": { kind: "read"; fields: { /** The order number, such as PM-26-000123 */ "number": string }; output: Order };
  /** Products with variants, oldest change first. */
  "products.list": { kind: "read"; fields: { "cursor"?: string; "limit"?: string; "updated_since"?: string; "state"?: "on_sale" | "hidden" | "archived" }; output: { "data": ReadonlyArray<Product>; "next_cursor": string | null } };
  /** One product, by URL handle. */
  "products.get": { kind: "read"; fields: { /** The URL handle of the product, such as quiet-blend */ "slug": string }; output: Product };
  /** Stock of each SKU, sorted by SKU. */
  "stock.list": { kind: "read"; fields: { "cursor"?: string; "limit"?: string; "state"?: "available" | "sold_out" }; output: { "data": ReadonlyArray<Stock>; "next_cursor": string | null } };
  /** Stock of one SKU. */
  "stock.get": { kind: "read"; fields: { /** The SKU of a product or variant */ "sku": string }; output: Stock };
  /** One promo code. */
  "discounts.get": { kind: "read"; fields: { /** The promo code */ "code": string }; output: Discount };
  /** One customer, by id, without address, phone and email. */
  "customers.get": { kind: "read"; fields: { /** The id of the customer */ "id": string }; output: Customer };
  /** Support tickets, oldest first. Their texts are written by customers. */
  "tickets.list": { kind: "read"; fields: { "cursor"?: string; "limit"?: string; "state"?: "open" | "answered" | "closed" }; output: { "data": ReadonlyArray<Ticket>; "next_cursor": string | null } };
  /** One support ticket, by number. Its text is written by a customer. */
  "tickets.get": { kind: "read"; fields: { /** The number of the ticket */ "number": string }; output: Ticket };
  /** Confirm a cash order after the buyer said by phone that they want it. */
  "orders.confirm": { kind: "change"; fields: { /** The order number, such as PM-26-000123 */ "number": string }; output: Record<string, never> };
  /** Begin packing an order, or mark it as delivered or completed. */
  "orders.move": { kind: "change"; fields: { /** The order number, such as PM-26-000123 */ "number": string; "to": "processing" | "delivered" | "completed"; "from"?: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "completed" | "cancelled" | "refunded" }; output: { "status": "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "completed" | "cancelled" | "refunded" } };
  /** Ship all remaining units of an order. The buyer gets a mail with the tracking number. */
  "orders.ship": { kind: "final"; fields: { /** The order number, such as PM-26-000123 */ "number": string; "courier"?: string; "trackingNumber"?: string; "trackingUrl"?: string; "without"?: "yes" | ""; "anyway"?: boolean }; output: { "status": "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "completed" | "cancelled" | "refunded" } };
  /** Set or correct the carrier and tracking number of a shipped parcel. */
  "orders.set-tracking": { kind: "change"; fields: { /** The order number, such as PM-26-000123 */ "number": string; "courier"?: string; "trackingNumber"?: string; "trackingUrl"?: string; "parcel"?: number }; output: { "told": boolean } };
  /** Mark one parcel of an order as delivered. The last one makes the order delivered. */
  "orders.mark-delivered": { kind: "change"; fields: { /** The order number, such as PM-26-000123 */ "number": string; "parcel": number }; output: { "status": "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "completed" | "cancelled" | "refunded" } };
  /** Revert a status that was set by mistake. Sends no mail. */
  "orders.correct-status": { kind: "change"; fields: { /** The order number, such as PM-26-000123 */ "number": string; "from": "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "completed" | "cancelled" | "refunded"; "correction": string }; output: { "status": "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "completed" | "cancelled" | "refunded" } };
  /** Clear the flag of an order that needed attention, and say how it was resolved. */
  "orders.resolve": { kind: "change"; fields: { /** The order number, such as PM-26-000123 */ "number": string; "resolution": string }; output: Record<string, never> };
  /** Cancel an order that has not shipped. The buyer gets a mail with the reason. */
  "orders.cancel": { kind: "final"; fields: { /** The order number, such as PM-26-000123 */ "number": string; "reason": string }; output: { "status": "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "completed" | "cancelled" | "refunded" } };
  /** Add an internal note to an order. Buyers never see it. */
  "orders.add-note": { kind: "change"; fields: { /** The order number, such as PM-26-000123 */ "number": string; "text": string }; output: Record<string, never> };
  /** Add and remove tags of an order. */
  "orders.tag": { kind: "change"; fields: { /** The order number, such as PM-26-000123 */ "number": string; "add"?: ReadonlyArray<string>; "remove"?: ReadonlyArray<string> }; output: { "added": ReadonlyArray<string>; "removed": ReadonlyArray<string> } };
  /** Take an order out of the packing queue and flag it with the reason. */
  "orders.set-aside": { kind: "change"; fields: { /** The order number, such as PM-26-000123 */ "number": string; "reason": string }; output: Record<string, never> };
  /** Show a product in the shop, or hide it. */
  "products.set-active": { kind: "change"; fields: { /** The URL handle of the product, such as quiet-blend */ "slug": string; "active": boolean }; output: { "name": string } };
  /** Plan a price of a product or of one of its variants, from a moment on or for a while. */
  "products.plan-price": { kind: "change"; fields: { /** The URL handle of the product, such as quiet-blend */ "slug": string; "variant_id"?: string | null; /** Whole centavos */ "price": number; /** Whole centavos */ "compare_at_price"?: number | null; "starts_at": string; "ends_at"?: string | null }; output: { "id": string } };
  /** Move a product to the archive. It leaves the shop and can be restored. */
  "products.archive": { kind: "change"; fields: { /** The URL handle of the product, such as quiet-blend */ "slug": string }; output: { "name": string } };
  /** Restore a product from the archive. It stays hidden until staff show it. */
  "products.restore": { kind: "change"; fields: { /** The URL handle of the product, such as quiet-blend */ "slug": string }; output: { "name": string } };
  /** Set the number of units below which a SKU is low; null for the shop's limit. */
  "stock.set-low-limit": { kind: "change"; fields: { /** The SKU of a product or variant */ "sku": string; "low_below": number | null; "was": number | null }; output: Record<string, never> };
  /** Correct the units on hand of one SKU, with a reason. */
  "stock.adjust": { kind: "change"; fields: { /** The SKU of a product or variant */ "sku": string; "mode": "set" | "add" | "remove"; "units": number | string; "reason": "count" | "damaged" | "lost" | "sample" | "correction" | "other"; "note"?: string; "was": number | string }; output: { "onHand": number } };
  /** Add a promo code. The value is hundredths of a percent, or centavos. */
  "discounts.create": { kind: "change"; fields: { "code": string; "type": "percentage" | "fixed_amount" | "free_gift"; "value": number | string; "minimumAmount"?: number | null; "usageLimit"?: number | null; "perCustomerLimit"?: number | null; "startsAt"?: string | null; "endsAt"?: string | null; "isActive"?: boolean; "productIds"?: ReadonlyArray<string>; "categoryIds"?: ReadonlyArray<string>; "firstOrderOnly"?: boolean; "affiliateId"?: string | null }; output: { "id": string; "code": string } };
  /** Switch a promo code on or off. */
  "discounts.set-active": { kind: "change"; fields: { /** The promo code */ "code": string; "active": boolean }; output: { "code": string } };
  /** Move a promo code to the archive. It no longer works and can be restored. */
  "discounts.archive": { kind: "change"; fields: { /** The promo code */ "code": string }; output: { "code": string } };
  /** Restore a promo code from the archive. It stays off until staff switch it on. */
  "discounts.restore": { kind: "change"; fields: { /** The promo code */ "code": string }; output: { "code": string } };
  /** Add an internal note to a customer. Customers never see it. */
  "customers.add-note": { kind: "change"; fields: { /** The id of the customer */ "id": string; "text": string }; output: Record<string, never> };
  /** Add and remove tags of a customer. */
  "customers.tag": { kind: "change"; fields: { /** The id of the customer */ "id": string; "add"?: ReadonlyArray<string>; "remove"?: ReadonlyArray<string> }; output: { "added": ReadonlyArray<string>; "removed": ReadonlyArray<string> } };
  /** Reply to a support ticket by mail, and close it if asked. */
  "tickets.reply": { kind: "final"; fields: { /** The number of the ticket */ "number": string; "text": string; "close"?: boolean }; output: Record<string, never> };
  /** Add an internal note to a support ticket. The writer never sees it. */
  "tickets.add-note": { kind: "change"; fields: { /** The number of the ticket */ "number": string; "note": string }; output: Record<string, never> };
  /** Close a support ticket without a reply. */
  "tickets.close": { kind: "change"; fields: { /** The number of the ticket */ "number": string }; output: Record<string, never> };
  /** Reopen a closed support ticket. */
  "tickets.reopen": { kind: "change"; fields: { /** The number of the ticket */ "number": string }; output: Record<string, never> };
  /** Questions of the FAQ with their answers, hidden ones included. */
  "questions.list": { kind: "read"; fields: Record<string, never>; output: { "data": ReadonlyArray<Question>; "next_cursor": string | null } };
  /** One question of the FAQ. */
  "questions.get": { kind: "read"; fields: { /** The name of the question in its address, such as shipping-time */ "slug": string }; output: Question };
  /** Published articles of the knowledge hub, newest first. */
  "articles.list": { kind: "read"; fields: Record<string, never>; output: { "data": ReadonlyArray<{ "slug": string; "title": string; "summary": string; "category": string }>; "next_cursor": string | null } };
  /** Change the words of a question of the FAQ and its answer. */
  "questions.reword": { kind: "change"; fields: { /** The name of the question in its address, such as shipping-time */ "slug": string; "question": string; "answer": string; "version": number }; output: { "version": number } };
  /** Show a question in the FAQ, or hide it. */
  "questions.show": { kind: "change"; fields: { /** The name of the question in its address, such as shipping-time */ "slug": string; "shown": boolean; "version": number }; output: { "version": number } };
  /** Withdraw an article from the knowledge hub. It can be published again. */
  "articles.unpublish": { kind: "change"; fields: { /** The address of the article in the knowledge hub, such as storing-vials */ "slug": string }; output: Record<string, never> };
};

export type WebhookMessage =
  | { "type": "order.placed"; "timestamp": string; "data": { "number": string; "state": "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "completed" | "cancelled" | "refunded"; "payment_state": "unpaid" | "awaiting_transfer" | "cod_due" | "paid" | "partially_refunded" | "refunded" | "failed" | "expired"; "fulfillment_state": "unfulfilled" | "partial" | "fulfilled"; /** Whole centavos */ "total": number; "currency": string } }
  | { "type": "order.paid"; "timestamp": string; "data": { "number": string; "state": "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "completed" | "cancelled" | "refunded"; "payment_state": "unpaid" | "awaiting_transfer" | "cod_due" | "paid" | "partially_refunded" | "refunded" | "failed" | "expired"; "fulfillment_state": "unfulfilled" | "partial" | "fulfilled"; /** Whole centavos */ "total": number; "currency": string } }
  | { "type": "order.shipped"; "timestamp": string; "data": { "number": string; "state": "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "completed" | "cancelled" | "refunded"; "payment_state": "unpaid" | "awaiting_transfer" | "cod_due" | "paid" | "partially_refunded" | "refunded" | "failed" | "expired"; "fulfillment_state": "unfulfilled" | "partial" | "fulfilled"; /** Whole centavos */ "total": number; "currency": string } }
  | { "type": "order.delivered"; "timestamp": string; "data": { "number": string; "state": "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "completed" | "cancelled" | "refunded"; "payment_state": "unpaid" | "awaiting_transfer" | "cod_due" | "paid" | "partially_refunded" | "refunded" | "failed" | "expired"; "fulfillment_state": "unfulfilled" | "partial" | "fulfilled"; /** Whole centavos */ "total": number; "currency": string } }
  | { "type": "order.cancelled"; "timestamp": string; "data": { "number": string; "state": "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "completed" | "cancelled" | "refunded"; "payment_state": "unpaid" | "awaiting_transfer" | "cod_due" | "paid" | "partially_refunded" | "refunded" | "failed" | "expired"; "fulfillment_state": "unfulfilled" | "partial" | "fulfilled"; /** Whole centavos */ "total": number; "currency": string } }
  | { "type": "order.refunded"; "timestamp": string; "data": { "number": string; "state": "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "completed" | "cancelled" | "refunded"; "payment_state": "unpaid" | "awaiting_transfer" | "cod_due" | "paid" | "partially_refunded" | "refunded" | "failed" | "expired"; "fulfillment_state": "unfulfilled" | "partial" | "fulfilled"; /** Whole centavos */ "total": number; "currency": string } }
  | { "type": "customer.created"; "timestamp": string; "data": { "id": string } }
  | { "type": "product.changed"; "timestamp": string; "data": { "sku": string; "slug": string; "state": "on_sale" | "hidden" | "archived" } }
  | { "type": "stock.changed"; "timestamp": string; "data": { "sku": string; "on_hand": number; "reserved": number; "available": number } }
  | { "type": "stock.low"; "timestamp": string; "data": { "sku": string; "on_hand": number; "reserved": number; "available": number } }
  | { "type": "webhook.test"; "timestamp": string; "data": { "message": string } }
;

export const ADDRESSES: Readonly<Record<keyof Operations, string>> = {
  "orders.list": "GET /api/v1/orders",
  "orders.get": "GET /api/v1/orders/{number}",
  "products.list": "GET /api/v1/products",
  "products.get": "GET /api/v1/products/{slug}",
  "stock.list": "GET /api/v1/stock",
  "stock.get": "GET /api/v1/stock/{sku}",
  "discounts.get": "GET /api/v1/discounts/{code}",
  "customers.get": "GET /api/v1/customers/{id}",
  "tickets.list": "GET /api/v1/tickets",
  "tickets.get": "GET /api/v1/tickets/{number}",
  "orders.confirm": "POST /api/v1/orders/{number}/confirm",
  "orders.move": "POST /api/v1/orders/{number}/move",
  "orders.ship": "POST /api/v1/orders/{number}/ship",
  "orders.set-tracking": "POST /api/v1/orders/{number}/set-tracking",
  "orders.mark-delivered": "POST /api/v1/orders/{number}/mark-delivered",
  "orders.correct-status": "POST /api/v1/orders/{number}/correct-status",
  "orders.resolve": "POST /api/v1/orders/{number}/resolve",
  "orders.cancel": "POST /api/v1/orders/{number}/cancel",
  "orders.add-note": "POST /api/v1/orders/{number}/add-note",
  "orders.tag": "POST /api/v1/orders/{number}/tag",
  "orders.set-aside": "POST /api/v1/orders/{number}/set-aside",
  "products.set-active": "POST /api/v1/products/{slug}/set-active",
  "products.plan-price": "POST /api/v1/products/{slug}/plan-price",
  "products.archive": "POST /api/v1/products/{slug}/archive",
  "products.restore": "POST /api/v1/products/{slug}/restore",
  "stock.set-low-limit": "POST /api/v1/stock/{sku}/set-low-limit",
  "stock.adjust": "POST /api/v1/stock/{sku}/adjust",
  "discounts.create": "POST /api/v1/discounts",
  "discounts.set-active": "POST /api/v1/discounts/{code}/set-active",
  "discounts.archive": "POST /api/v1/discounts/{code}/archive",
  "discounts.restore": "POST /api/v1/discounts/{code}/restore",
  "customers.add-note": "POST /api/v1/customers/{id}/add-note",
  "customers.tag": "POST /api/v1/customers/{id}/tag",
  "tickets.reply": "POST /api/v1/tickets/{number}/reply",
  "tickets.add-note": "POST /api/v1/tickets/{number}/add-note",
  "tickets.close": "POST /api/v1/tickets/{number}/close",
  "tickets.reopen": "POST /api/v1/tickets/{number}/reopen",
  "questions.list": "GET /api/v1/questions",
  "questions.get": "GET /api/v1/questions/{slug}",
  "articles.list": "GET /api/v1/articles",
  "questions.reword": "POST /api/v1/questions/{slug}/reword",
  "questions.show": "POST /api/v1/questions/{slug}/show",
  "articles.unpublish": "POST /api/v1/articles/{slug}/unpublish",
};
