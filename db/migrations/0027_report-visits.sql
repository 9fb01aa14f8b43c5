CREATE TABLE "visit_counts" (
	"day" date NOT NULL,
	"step" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_counts_day_step_pk" PRIMARY KEY("day","step"),
	CONSTRAINT "visit_counts_count" CHECK ("visit_counts"."count" > 0)
);
--> statement-breakpoint
CREATE INDEX "orders_of_buyer" ON "orders" USING btree (coalesce(customer_id::text, lower(email)),"paid_at") WHERE "orders"."paid_at" is not null and "orders"."status" <> 'cancelled';