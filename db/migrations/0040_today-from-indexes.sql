DROP INDEX "orders_paid";--> statement-breakpoint
DROP INDEX "payments_arrived";--> statement-breakpoint
CREATE INDEX "orders_cancelled" ON "orders" USING btree ("id") WHERE "orders"."status" = 'cancelled';--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at","status","payment_method","total_amount","customer_id","email") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_arrived" ON "payments" USING btree ("settled_at","order_id","amount") WHERE "payments"."status" = 'paid';