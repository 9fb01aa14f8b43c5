CREATE TABLE "concessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"sealed" text,
	"id_end" text NOT NULL,
	"issuer" text NOT NULL,
	"front_file" uuid,
	"back_file" uuid,
	"declared_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"reason" text,
	"valid_until" date,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "concessions_kind" CHECK ("concessions"."kind" in ('senior', 'pwd')),
	CONSTRAINT "concessions_state" CHECK ("concessions"."state" in ('waiting', 'approved', 'refused', 'withdrawn')),
	CONSTRAINT "concessions_decided" CHECK (("concessions"."state" = 'waiting') = ("concessions"."decided_at" is null)),
	CONSTRAINT "concessions_reason" CHECK (("concessions"."state" = 'refused') = ("concessions"."reason" is not null)),
	CONSTRAINT "concessions_shown" CHECK (("concessions"."sealed" is null) = ("concessions"."front_file" is null) and ("concessions"."back_file" is null or "concessions"."front_file" is not null)),
	CONSTRAINT "concessions_waiting_has_id" CHECK ("concessions"."state" <> 'waiting' or "concessions"."sealed" is not null)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_discount_has_its_code";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "statutory_discount" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "regular_price" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "vat_exempt" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "statutory_discount" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "statutory_kind" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "concession_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "statutory_id_end" text;--> statement-breakpoint
ALTER TABLE "concessions" ADD CONSTRAINT "concessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "concessions_of_customer" ON "concessions" USING btree ("customer_id","declared_at");--> statement-breakpoint
CREATE UNIQUE INDEX "concessions_one_of_kind" ON "concessions" USING btree ("customer_id","kind") WHERE "concessions"."state" in ('waiting', 'approved');--> statement-breakpoint
CREATE INDEX "concessions_waiting" ON "concessions" USING btree ("declared_at","id") WHERE "concessions"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "concessions_to_forget" ON "concessions" USING btree ("decided_at") WHERE "concessions"."sealed" is not null;--> statement-breakpoint
CREATE INDEX "concessions_front" ON "concessions" USING btree ("front_file");--> statement-breakpoint
CREATE INDEX "concessions_back" ON "concessions" USING btree ("back_file");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_concession_id_concessions_id_fk" FOREIGN KEY ("concession_id") REFERENCES "public"."concessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_of_concession" ON "orders" USING btree ("concession_id") WHERE "orders"."concession_id" is not null;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_statutory" CHECK (num_nonnulls("order_items"."regular_price", "order_items"."vat_exempt", "order_items"."statutory_discount") in (0, 3)
        and ("order_items"."regular_price" is null
          or "order_items"."total" = "order_items"."regular_price" * "order_items"."quantity" - "order_items"."vat_exempt" - "order_items"."statutory_discount"));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_has_its_cause" CHECK (case when "orders"."discount_id" is null
        then "orders"."discount_code" is null and ("orders"."discount_total" = 0 or "orders"."statutory_kind" is not null)
      else "orders"."discount_code" is not null and "orders"."statutory_kind" is null end
      and "orders"."discount_total" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_statutory_has_its_id" CHECK (case when "orders"."statutory_kind" is null then num_nonnulls("orders"."concession_id", "orders"."statutory_id_end") = 0
      else "orders"."statutory_kind" in ('senior', 'pwd') and "orders"."concession_id" is not null end);