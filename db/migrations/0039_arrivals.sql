CREATE TABLE "arrivals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"felt" text NOT NULL,
	"hours" integer,
	"goods" jsonb NOT NULL,
	"answer" text NOT NULL,
	"file_id" uuid,
	"form_key" uuid NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"reply" text DEFAULT '' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "arrivals_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "arrivals_felt" CHECK ("arrivals"."felt" in ('cold', 'cool', 'warm')),
	CONSTRAINT "arrivals_hours" CHECK ("arrivals"."hours" >= 0),
	CONSTRAINT "arrivals_answer" CHECK ("arrivals"."answer" in ('fine', 'wait')),
	CONSTRAINT "arrivals_decision" CHECK ("arrivals"."decision" in ('replacement', 'fine')),
	CONSTRAINT "arrivals_decided" CHECK (("arrivals"."decision" is null) = ("arrivals"."decided_at" is null)),
	CONSTRAINT "arrivals_waited" CHECK ("arrivals"."decision" is null or "arrivals"."answer" = 'wait')
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "warm_hours" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "warm_source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arrivals_newest" ON "arrivals" USING btree ("reported_at","id");--> statement-breakpoint
CREATE INDEX "arrivals_of_file" ON "arrivals" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "arrivals_to_decide" ON "arrivals" USING btree ("reported_at") WHERE "arrivals"."answer" = 'wait' and "arrivals"."decision" is null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_warm_hours" CHECK ("products"."warm_hours" > 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_warm_source" CHECK (("products"."warm_hours" is null) = ("products"."warm_source" = ''));