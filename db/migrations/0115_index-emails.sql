DROP INDEX "orders_of_guest";--> statement-breakpoint
CREATE INDEX "customers_by_email" ON "customers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree (lower("email"));
