CREATE TABLE "order_confirmations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ended_why" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ended_note" text;--> statement-breakpoint
ALTER TABLE "order_confirmations" ADD CONSTRAINT "order_confirmations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_confirmations_order_id_index" ON "order_confirmations" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_to_confirm" ON "orders" USING btree ("created_at") WHERE "orders"."status" = 'pending' and "orders"."payment_status" = 'cod_due';--> statement-breakpoint
CREATE INDEX "orders_needing_attention" ON "orders" USING btree ("created_at") WHERE "orders"."needs_attention" is not null;--> statement-breakpoint
CREATE INDEX "orders_refused" ON "orders" USING btree (lower("email")) WHERE "orders"."ended_why" = 'refused';--> statement-breakpoint
CREATE INDEX "orders_replaced" ON "orders" USING btree ("cart_id","cancelled_at") WHERE "orders"."ended_why" = 'placed_again';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ended_is_cancelled" CHECK ("orders"."ended_why" is null or "orders"."status" = 'cancelled');