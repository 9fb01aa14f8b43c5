DROP INDEX "orders_created_at_index";--> statement-breakpoint
DROP INDEX "orders_to_check";--> statement-breakpoint
DROP INDEX "orders_to_confirm";--> statement-breakpoint
DROP INDEX "orders_needing_attention";--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_to_check" ON "orders" USING btree ("proof_waiting_since","id") WHERE "orders"."proof_waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "orders_to_confirm" ON "orders" USING btree ("created_at","id") WHERE "orders"."status" = 'pending' and "orders"."payment_status" = 'cod_due';--> statement-breakpoint
CREATE INDEX "orders_needing_attention" ON "orders" USING btree ("created_at","id") WHERE "orders"."needs_attention" is not null;