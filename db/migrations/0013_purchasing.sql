CREATE SEQUENCE "public"."purchase_order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "purchase_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_order_id" uuid NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_delivery_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delivery_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"received" integer NOT NULL,
	"damaged" integer NOT NULL,
	"lot_id" uuid,
	"storage_note" text DEFAULT '' NOT NULL,
	CONSTRAINT "purchase_delivery_lines_units" CHECK (least("purchase_delivery_lines"."received", "purchase_delivery_lines"."damaged") >= 0 and "purchase_delivery_lines"."received" + "purchase_delivery_lines"."damaged" > 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"name" text NOT NULL,
	"supplier_sku" text DEFAULT '' NOT NULL,
	"pack_size" integer DEFAULT 1 NOT NULL,
	"quantity" integer NOT NULL,
	"unit_cost" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"damaged" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "purchase_order_lines_once" UNIQUE NULLS NOT DISTINCT("purchase_order_id","product_id","variant_id"),
	CONSTRAINT "purchase_order_lines_quantity" CHECK ("purchase_order_lines"."quantity" > 0),
	CONSTRAINT "purchase_order_lines_unit_cost" CHECK ("purchase_order_lines"."unit_cost" >= 0),
	CONSTRAINT "purchase_order_lines_received" CHECK (least("purchase_order_lines"."received", "purchase_order_lines"."damaged") >= 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"supplier_id" uuid NOT NULL,
	"state" text NOT NULL,
	"expected_on" date,
	"notes" text DEFAULT '' NOT NULL,
	"form_key" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"ended_why" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "purchase_orders_number_unique" UNIQUE("number"),
	CONSTRAINT "purchase_orders_formKey_unique" UNIQUE("form_key"),
	CONSTRAINT "purchase_orders_state" CHECK ("purchase_orders"."state" in ('draft', 'sent', 'partly_received', 'received', 'cancelled')),
	CONSTRAINT "purchase_orders_cancelled" CHECK ("purchase_orders"."state" <> 'cancelled' or "purchase_orders"."ended_why" is not null),
	CONSTRAINT "purchase_orders_sent" CHECK ("purchase_orders"."sent_at" is not null or "purchase_orders"."state" in ('draft', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "supplier_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"supplier_sku" text DEFAULT '' NOT NULL,
	"pack_size" integer DEFAULT 1 NOT NULL,
	"last_cost" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "supplier_items_once" UNIQUE NULLS NOT DISTINCT("supplier_id","product_id","variant_id"),
	CONSTRAINT "supplier_items_pack_size" CHECK ("supplier_items"."pack_size" between 1 and 10000),
	CONSTRAINT "supplier_items_last_cost" CHECK ("supplier_items"."last_cost" >= 0)
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"contact_name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"currency_note" text DEFAULT '' NOT NULL,
	"lead_days" integer NOT NULL,
	"minimum_order" integer,
	"payment_terms" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "suppliers_name_unique" UNIQUE("name"),
	CONSTRAINT "suppliers_lead_days" CHECK ("suppliers"."lead_days" between 0 and 365),
	CONSTRAINT "suppliers_minimum_order" CHECK ("suppliers"."minimum_order" > 0),
	CONSTRAINT "suppliers_archived" CHECK ("suppliers"."archived_at" is null or not "suppliers"."is_active")
);
--> statement-breakpoint
CREATE TABLE "mail_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mail_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "purchase_deliveries" ADD CONSTRAINT "purchase_deliveries_purchase_order_id_purchase_orders_id_fk" FOREIGN KEY ("purchase_order_id") REFERENCES "public"."purchase_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_delivery_lines" ADD CONSTRAINT "purchase_delivery_lines_delivery_id_purchase_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."purchase_deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_delivery_lines" ADD CONSTRAINT "purchase_delivery_lines_line_id_purchase_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."purchase_order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_delivery_lines" ADD CONSTRAINT "purchase_delivery_lines_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_lines" ADD CONSTRAINT "purchase_order_lines_purchase_order_id_purchase_orders_id_fk" FOREIGN KEY ("purchase_order_id") REFERENCES "public"."purchase_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_lines" ADD CONSTRAINT "purchase_order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_lines" ADD CONSTRAINT "purchase_order_lines_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_items" ADD CONSTRAINT "supplier_items_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_items" ADD CONSTRAINT "supplier_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_items" ADD CONSTRAINT "supplier_items_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_deliveries_of_order" ON "purchase_deliveries" USING btree ("purchase_order_id","received_at");--> statement-breakpoint
CREATE INDEX "purchase_delivery_lines_of" ON "purchase_delivery_lines" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "purchase_delivery_lines_of_line" ON "purchase_delivery_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "purchase_order_lines_of_item" ON "purchase_order_lines" USING btree ("product_id","variant_id");--> statement-breakpoint
CREATE INDEX "purchase_orders_newest" ON "purchase_orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "purchase_orders_of_supplier" ON "purchase_orders" USING btree ("supplier_id");--> statement-breakpoint
CREATE INDEX "purchase_orders_open" ON "purchase_orders" USING btree ("expected_on") WHERE "purchase_orders"."state" in ('sent', 'partly_received');--> statement-breakpoint
CREATE INDEX "supplier_items_of_product" ON "supplier_items" USING btree ("product_id","variant_id");--> statement-breakpoint
CREATE INDEX "mail_attachments_of_mail" ON "mail_attachments" USING btree ("mail_id");