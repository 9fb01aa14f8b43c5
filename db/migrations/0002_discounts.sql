CREATE TABLE "discount_redemptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"discount_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"email" text NOT NULL,
	"customer_id" uuid,
	"amount" integer NOT NULL,
	"held_by_cart" uuid,
	"redeemed_at" timestamp (3) with time zone NOT NULL,
	"released_at" timestamp (3) with time zone,
	CONSTRAINT "discount_redemptions_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "discount_redemptions_amount" CHECK ("discount_redemptions"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"value" integer NOT NULL,
	"minimum_amount" integer,
	"usage_limit" integer,
	"per_customer_limit" integer,
	"used_count" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "discounts_code_unique" UNIQUE("code"),
	CONSTRAINT "discounts_code" CHECK ("discounts"."code" ~ '^[A-Z0-9][A-Z0-9_-]{1,31}$'),
	CONSTRAINT "discounts_value" CHECK (case "discounts"."type" when 'percentage' then "discounts"."value" between 1 and 10000
        when 'fixed_amount' then "discounts"."value" > 0 else false end),
	CONSTRAINT "discounts_minimum" CHECK ("discounts"."minimum_amount" > 0),
	CONSTRAINT "discounts_limits" CHECK (least("discounts"."usage_limit", "discounts"."per_customer_limit") >= 1),
	CONSTRAINT "discounts_period" CHECK ("discounts"."ends_at" > "discounts"."starts_at"),
	CONSTRAINT "discounts_used_within_limit" CHECK ("discounts"."used_count" between 0 and coalesce("discounts"."usage_limit", "discounts"."used_count"))
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "discount_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_code" text;--> statement-breakpoint
ALTER TABLE "discount_redemptions" ADD CONSTRAINT "discount_redemptions_discount_id_discounts_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_redemptions" ADD CONSTRAINT "discount_redemptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discount_redemptions_discount_id_email_index" ON "discount_redemptions" USING btree ("discount_id","email");--> statement-breakpoint
CREATE INDEX "discount_redemptions_discount_id_customer_id_index" ON "discount_redemptions" USING btree ("discount_id","customer_id");--> statement-breakpoint
CREATE INDEX "discount_redemptions_held_by_cart_index" ON "discount_redemptions" USING btree ("held_by_cart");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_id_discounts_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_of_discount" ON "orders" USING btree ("discount_id") WHERE "orders"."discount_id" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_has_its_code" CHECK (case when "orders"."discount_id" is null then "orders"."discount_code" is null and "orders"."discount_total" = 0
        else "orders"."discount_code" is not null and "orders"."discount_total" >= 0 end);