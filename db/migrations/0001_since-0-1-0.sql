-- Everything since version 0.1.0, in the order in which it was made. A step that has landed stays as it
-- is; `npm run migration -- --name <name>` adds the next one at the end.

-- step 1795419347633 unlogged-rate-limits
-- Each request that is limited writes its count, which was the only write of many and waited for
-- the disk. An unlogged table waits for nothing. A crash of PostgreSQL, and a failover to another
-- server, empties it: every limit starts anew then, and the longest is a day.
ALTER TABLE rate_limits SET UNLOGGED;

-- step 1795434097580 index-reservers
CREATE INDEX "guest_reservations_email_index" ON "guest_reservations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "guest_reservations_phone_index" ON "guest_reservations" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "guest_reservations_address_index" ON "guest_reservations" USING btree ("address");

-- step 1795442788337 add-vials
ALTER TABLE "products" ADD COLUMN "vial_amount" numeric(9, 3);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "vial_unit" text;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "search_words" SET EXPRESSION AS (setweight(to_tsvector('simple', regexp_replace(regexp_replace(name || ' ' || keywords || ' ' || variant_names || ' ' || coalesce(trim_scale(vial_amount)::text || ' ' || vial_unit, ''), '(\d)[.,](\d+) ?(mcg|mg|iu|ml|g)\M', '\1x\2\3', 'gi'),
    '(\d) ?(mcg|mg|iu|ml|g)\M', '\1\2', 'gi')), 'A')
          || setweight(to_tsvector('english', regexp_replace(regexp_replace(name || ' ' || keywords || ' ' || variant_names || ' ' || coalesce(trim_scale(vial_amount)::text || ' ' || vial_unit, ''), '(\d)[.,](\d+) ?(mcg|mg|iu|ml|g)\M', '\1x\2\3', 'gi'),
    '(\d) ?(mcg|mg|iu|ml|g)\M', '\1\2', 'gi')), 'A')
          || setweight(to_tsvector('english', regexp_replace(regexp_replace(short_description, '(\d)[.,](\d+) ?(mcg|mg|iu|ml|g)\M', '\1x\2\3', 'gi'),
    '(\d) ?(mcg|mg|iu|ml|g)\M', '\1\2', 'gi')), 'B')
          || setweight(to_tsvector('english', regexp_replace(regexp_replace(description, '(\d)[.,](\d+) ?(mcg|mg|iu|ml|g)\M', '\1x\2\3', 'gi'),
    '(\d) ?(mcg|mg|iu|ml|g)\M', '\1\2', 'gi')), 'C'));--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "vial" text GENERATED ALWAYS AS (trim_scale(vial_amount)::text || ' ' || vial_unit || ' vial') STORED;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_vial_amount" CHECK ("products"."vial_amount" > 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_vial_unit" CHECK (("products"."vial_amount" is null) = ("products"."vial_unit" is null));

-- step 1795453991511 add-staff-invites
CREATE TABLE "access_requests" (
	"user_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"role" text,
	"decided_by" text
);
--> statement-breakpoint
CREATE TABLE "staff_invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"role" text NOT NULL,
	"token_hash" text,
	"invited_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"granted_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "staff_invites_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_sign_in_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invites" ADD CONSTRAINT "staff_invites_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_requests_decided_by_index" ON "access_requests" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "staff_invites_email_index" ON "staff_invites" USING btree ("email");--> statement-breakpoint
CREATE INDEX "staff_invites_invited_by_index" ON "staff_invites" USING btree ("invited_by");

-- step 1795456746817 search-orders
DROP INDEX "orders_phone";--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING gin ((translate(lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, '')), 'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ', 'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_tracking" ON "orders" USING btree (upper("tracking_number") text_pattern_ops) WHERE "orders"."tracking_number" is not null;

-- step 1795478210481 read-audit-log
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_person" ON "audit_log" USING btree ("actor_id","at","id") WHERE "audit_log"."actor_kind" = 'user';--> statement-breakpoint
CREATE INDEX "audit_log_about" ON "audit_log" USING btree ("subject_type","at","id") WHERE "audit_log"."subject_type" <> 'order';

-- step 1795479279603 version-discounts
ALTER TABLE "discounts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;

-- step 1795486340137 picture-articles
ALTER TABLE "article_versions" ADD COLUMN "picture" text;

-- step 1795487485954 scope-discounts
ALTER TABLE "discounts" ADD COLUMN "product_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "category_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "first_order_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "batch" text;--> statement-breakpoint
CREATE INDEX "discounts_batch_index" ON "discounts" USING btree ("batch") WHERE "discounts"."batch" is not null;

-- step 1795488234481 settings
CREATE TABLE "low_stock_alerts" (
	"stock_level_id" uuid PRIMARY KEY NOT NULL,
	"warned_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refused_callbacks" (
	"gateway" text NOT NULL,
	"reason" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refused_callbacks_gateway_reason_pk" PRIMARY KEY("gateway","reason")
);
--> statement-breakpoint
ALTER TABLE "low_stock_alerts" ADD CONSTRAINT "low_stock_alerts_stock_level_id_stock_levels_id_fk" FOREIGN KEY ("stock_level_id") REFERENCES "public"."stock_levels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DELETE FROM "theme_settings" WHERE "key" = 'stripe_webhook';
--> statement-breakpoint
UPDATE "theme_settings" SET "category" = 'backup' WHERE "key" = 'backup_frequency';

-- step 1795489220481 staff-requests
CREATE INDEX "access_requests_waiting" ON "access_requests" USING btree ("created_at") WHERE "access_requests"."decided_at" is null;

-- step 1795491486466 manage-products
CREATE TABLE "price_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"price" integer,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "cost_per_item" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seo_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seo_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_history_product_id_variant_id_since_index" ON "price_history" USING btree ("product_id","variant_id","since");--> statement-breakpoint
-- A price to be struck through has to be higher, and from now on to have been asked for.
UPDATE "products" SET "compare_at_price" = NULL WHERE "compare_at_price" <= "price";--> statement-breakpoint
INSERT INTO "price_history" ("product_id", "variant_id", "price", "since")
SELECT "id", NULL, "price", "created_at" FROM "products" WHERE "is_active" AND "highest_price" IS NULL
UNION ALL
SELECT v."product_id", v."id", v."price", p."created_at"
FROM "product_variants" v JOIN "products" p ON p."id" = v."product_id"
WHERE v."is_active" AND p."is_active";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_cost" CHECK ("products"."cost_per_item" >= 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_compare_at" CHECK ("products"."compare_at_price" > "products"."price");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_archived" CHECK ("products"."archived_at" is null or not "products"."is_active");

-- step 1795515156631 purchasing
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

-- step 1795517351606 count-demand
CREATE TABLE "stock_demand" (
	"stock_level_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"sold" integer NOT NULL,
	"days" integer NOT NULL,
	"weeks" integer[] NOT NULL,
	CONSTRAINT "stock_demand_sold" CHECK ("stock_demand"."sold" >= 0),
	CONSTRAINT "stock_demand_days" CHECK ("stock_demand"."days" between 0 and 28)
);
--> statement-breakpoint
ALTER TABLE "stock_levels" ADD COLUMN "shelf" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_demand" ADD CONSTRAINT "stock_demand_stock_level_id_stock_levels_id_fk" FOREIGN KEY ("stock_level_id") REFERENCES "public"."stock_levels"("id") ON DELETE cascade ON UPDATE no action;

-- step 1795517977397 second-factors
CREATE TABLE "authenticator_apps" (
	"user_id" text PRIMARY KEY NOT NULL,
	"sealed_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"used_step" integer
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" text NOT NULL,
	"code_digest" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_user_id_code_digest_pk" PRIMARY KEY("user_id","code_digest")
);
--> statement-breakpoint
ALTER TABLE "authenticator_apps" ADD CONSTRAINT "authenticator_apps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

-- step 1795518106682 list-views
CREATE TABLE "list_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "list_views_sizes" CHECK (length("list_views"."name") between 1 and 40 and length("list_views"."query") <= 500)
);
--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_views_user_id_list_index" ON "list_views" USING btree ("user_id","list");--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_name" ON "list_views" USING btree ("user_id","list",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_default" ON "list_views" USING btree ("user_id","list") WHERE "list_views"."is_default";--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "orders" USING btree ("payment_status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_method" ON "orders" USING btree ("payment_method","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("total_amount","id");

-- step 1795519513801 save-variants-by-form
ALTER TABLE "product_variants" DROP CONSTRAINT "variants_price_positive";--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "variants_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "variants_price" CHECK ("product_variants"."price" >= 0 and ("product_variants"."price" > 0 or not "product_variants"."is_active"));--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "variants_archived" CHECK ("product_variants"."archived_at" is null or not "product_variants"."is_active");

-- step 1795519599080 plan-prices
CREATE TABLE "price_schedules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"price" integer NOT NULL,
	"compare_at_price" integer,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"state" text DEFAULT 'planned' NOT NULL,
	"note" text,
	"price_before" integer,
	"compare_at_before" integer,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "price_schedules_price" CHECK ("price_schedules"."price" > 0),
	CONSTRAINT "price_schedules_compare_at" CHECK ("price_schedules"."compare_at_price" > "price_schedules"."price"),
	CONSTRAINT "price_schedules_period" CHECK ("price_schedules"."ends_at" > "price_schedules"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "price_schedules" ADD CONSTRAINT "price_schedules_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_schedules" ADD CONSTRAINT "price_schedules_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_schedules_of_product" ON "price_schedules" USING btree ("product_id","starts_at");--> statement-breakpoint
CREATE INDEX "price_schedules_to_start" ON "price_schedules" USING btree ("starts_at") WHERE "price_schedules"."state" = 'planned';--> statement-breakpoint
CREATE INDEX "price_schedules_to_end" ON "price_schedules" USING btree ("ends_at") WHERE "price_schedules"."state" = 'running';

-- step 1795520693208 fresh-proof
CREATE TABLE "waiting_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"method" text NOT NULL,
	"address" text NOT NULL,
	"back_to" text,
	"sealed_fields" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "waiting_forms" ADD CONSTRAINT "waiting_forms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_forms_user_id_index" ON "waiting_forms" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "waiting_forms_created_at_index" ON "waiting_forms" USING btree ("created_at");

-- step 1795531387243 deliver-by-area-and-weight
CREATE TABLE "carriers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tracking_address" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "carriers_name_unique" UNIQUE("name"),
	CONSTRAINT "carriers_https" CHECK ("carriers"."tracking_address" = '' or "carriers"."tracking_address" like 'https://%')
);
--> statement-breakpoint
CREATE TABLE "delivery_areas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"provinces" text[] DEFAULT '{}' NOT NULL,
	"is_rest" boolean DEFAULT false NOT NULL,
	"steps" jsonb NOT NULL,
	"further_kilo" integer NOT NULL,
	"free_from" integer DEFAULT 0 NOT NULL,
	"days_min" integer NOT NULL,
	"days_max" integer NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "delivery_areas_name_unique" UNIQUE("name"),
	CONSTRAINT "delivery_areas_days" CHECK ("delivery_areas"."days_min" between 1 and "delivery_areas"."days_max"),
	CONSTRAINT "delivery_areas_fees" CHECK (least("delivery_areas"."further_kilo", "delivery_areas"."free_from") >= 0),
	CONSTRAINT "delivery_areas_steps" CHECK (jsonb_array_length("delivery_areas"."steps") > 0)
);
--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "weight" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "needs_cold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "weight" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_areas_one_rest" ON "delivery_areas" USING btree ("is_rest") WHERE "delivery_areas"."is_rest";--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "variants_weight" CHECK ("product_variants"."weight" > 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_weight" CHECK ("products"."weight" > 0);
--> statement-breakpoint
-- What every shop begins with: one area for the whole country, free until its owner enters rates, and
-- the usual carriers. Their pages are public; that of J&T takes no number from its address, and that
-- of SPX is for the owner to enter.
INSERT INTO "delivery_areas" ("id", "name", "is_rest", "steps", "further_kilo", "days_min", "days_max", "position")
VALUES ('01930000-0000-7000-8000-000000000001', 'Everywhere else', true,
  '[{"upTo": 1000, "fee": 0}]', 0, 3, 5, 1000);
--> statement-breakpoint
INSERT INTO "carriers" ("id", "name", "tracking_address", "position") VALUES
  ('01930000-0000-7000-8000-000000000011', 'J&T Express', 'https://www.jtexpress.ph/trajectoryQuery', 1),
  ('01930000-0000-7000-8000-000000000012', 'LBC Express', 'https://www.lbcexpress.com/track/?tracking_no={number}', 2),
  ('01930000-0000-7000-8000-000000000013', 'Ninja Van', 'https://www.ninjavan.co/en-ph/tracking?id={number}', 3),
  ('01930000-0000-7000-8000-000000000014', 'Flash Express', 'https://www.flashexpress.ph/fle/tracking?se={number}', 4),
  ('01930000-0000-7000-8000-000000000015', 'SPX Express', '', 5);

-- step 1795532815154 imports
CREATE TABLE "import_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"rows" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"subject_id" uuid,
	"changes" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"problem" text,
	"plan" jsonb NOT NULL,
	"result" text,
	"saved" jsonb,
	"reverted" text,
	"revert_note" text
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"noun" text NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"state" text NOT NULL,
	"header" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_by" text,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"reverted_by" text,
	"reverted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_items_import_id_position_index" ON "import_items" USING btree ("import_id","position");--> statement-breakpoint
CREATE INDEX "imports_noun_created_at_index" ON "imports" USING btree ("noun","created_at");

-- step 1795533327221 passkeys
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkeys_user_id_index" ON "passkeys" USING btree ("user_id");

-- step 1795534494354 count-stock
CREATE TABLE "stocktake_counts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"line_id" uuid NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"units" integer NOT NULL,
	"level" integer NOT NULL,
	"counted_by" text NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stocktake_counts_once" UNIQUE("line_id","place"),
	CONSTRAINT "stocktake_counts_units" CHECK ("stocktake_counts"."units" between 0 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "stocktake_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stocktake_id" uuid NOT NULL,
	"stock_level_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sku" text NOT NULL,
	"shelf" text DEFAULT '' NOT NULL,
	"unit_cost" integer,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "stocktake_lines_once" UNIQUE("stocktake_id","stock_level_id")
);
--> statement-breakpoint
CREATE TABLE "stocktakes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "stocktakes_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"scope" text NOT NULL,
	"scope_name" text DEFAULT '' NOT NULL,
	"is_blind" boolean NOT NULL,
	"state" text DEFAULT 'counting' NOT NULL,
	"started_by" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_by" text,
	"ended_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stocktakes_number" UNIQUE("number"),
	CONSTRAINT "stocktakes_ended" CHECK (("stocktakes"."state" in ('posted', 'cancelled')) = ("stocktakes"."ended_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "stocktake_counts" ADD CONSTRAINT "stocktake_counts_line_id_stocktake_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."stocktake_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocktake_lines" ADD CONSTRAINT "stocktake_lines_stocktake_id_stocktakes_id_fk" FOREIGN KEY ("stocktake_id") REFERENCES "public"."stocktakes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocktake_lines" ADD CONSTRAINT "stocktake_lines_stock_level_id_stock_levels_id_fk" FOREIGN KEY ("stock_level_id") REFERENCES "public"."stock_levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stocktake_lines_stock_level_id_index" ON "stocktake_lines" USING btree ("stock_level_id");--> statement-breakpoint
CREATE INDEX "stocktakes_started_at_index" ON "stocktakes" USING btree ("started_at");

-- step 1795550656170 report-sales
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at","status","payment_method","total_amount") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_made" ON "refunds" USING btree ("settled_at") WHERE "refunds"."status" = 'done';

-- step 1795636335004 pack-by-lot
CREATE TABLE "order_item_lots" (
	"order_item_id" uuid NOT NULL,
	"lot_id" uuid NOT NULL,
	"units" integer NOT NULL,
	CONSTRAINT "order_item_lots_order_item_id_lot_id_pk" PRIMARY KEY("order_item_id","lot_id"),
	CONSTRAINT "order_item_lots_units" CHECK ("order_item_lots"."units" > 0)
);
--> statement-breakpoint
CREATE TABLE "packing_leases" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "packed_units" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item_lots" ADD CONSTRAINT "order_item_lots_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_item_lots" ADD CONSTRAINT "order_item_lots_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_leases" ADD CONSTRAINT "packing_leases_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_leases" ADD CONSTRAINT "packing_leases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_item_lots_lot_id_index" ON "order_item_lots" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "packing_leases_user_id_index" ON "packing_leases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "orders_to_pack" ON "orders" USING btree ("created_at","id") WHERE "orders"."status" in ('confirmed', 'processing') and "orders"."needs_attention" is null;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_packed" CHECK ("lots"."packed_units" between 0 and "lots"."received_units");--> statement-breakpoint
DROP TRIGGER tell_lots ON lots;--> statement-breakpoint
DROP TRIGGER tell_packed_lots ON lots;--> statement-breakpoint
CREATE TRIGGER tell_lots AFTER INSERT OR DELETE ON lots
  FOR EACH ROW EXECUTE FUNCTION tell_product();--> statement-breakpoint
-- Each parcel counts units as packed, and a page shows only whether a lot is used up.
CREATE TRIGGER tell_changed_lots AFTER UPDATE ON lots
  FOR EACH ROW
  WHEN (to_jsonb(NEW) - 'packed_units' IS DISTINCT FROM to_jsonb(OLD) - 'packed_units'
    OR (NEW.packed_units = NEW.received_units) IS DISTINCT FROM (OLD.packed_units = OLD.received_units))
  EXECUTE FUNCTION tell_change('*');

-- step 1795638065123 recall-lots
CREATE TABLE "recall_buyers" (
	"recall_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "recall_buyers_recall_id_order_id_pk" PRIMARY KEY("recall_id","order_id"),
	CONSTRAINT "recall_buyers_units" CHECK ("recall_buyers"."units" > 0)
);
--> statement-breakpoint
CREATE TABLE "recalls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lot_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"advice" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"sendings" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "recalls_lotId_unique" UNIQUE("lot_id")
);
--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "recalled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "recalled_why" text;--> statement-breakpoint
ALTER TABLE "recall_buyers" ADD CONSTRAINT "recall_buyers_recall_id_recalls_id_fk" FOREIGN KEY ("recall_id") REFERENCES "public"."recalls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_buyers" ADD CONSTRAINT "recall_buyers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recalls" ADD CONSTRAINT "recalls_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recall_buyers_order_id_index" ON "recall_buyers" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_recalled" CHECK (("lots"."recalled_at" is null) = ("lots"."recalled_why" is null)
        and ("lots"."recalled_at" is null or "lots"."opened_at" is null or "lots"."closed_at" is not null));

-- step 1795640199164 report-visits
CREATE TABLE "visit_counts" (
	"day" date NOT NULL,
	"step" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_counts_day_step_pk" PRIMARY KEY("day","step"),
	CONSTRAINT "visit_counts_count" CHECK ("visit_counts"."count" > 0)
);
--> statement-breakpoint
CREATE INDEX "orders_of_buyer" ON "orders" USING btree (coalesce(customer_id::text, lower(email)),"paid_at") WHERE "orders"."paid_at" is not null and "orders"."status" <> 'cancelled';

-- step 1795640307837 returns
CREATE SEQUENCE "public"."return_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "return_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"return_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"received" integer,
	"good" integer,
	"spoiled" integer,
	CONSTRAINT "return_lines_once" UNIQUE("return_id","order_item_id"),
	CONSTRAINT "return_lines_units" CHECK ("return_lines"."units" > 0),
	CONSTRAINT "return_lines_received" CHECK ("return_lines"."received" between 0 and "return_lines"."units"),
	CONSTRAINT "return_lines_inspected" CHECK (("return_lines"."good" is null) = ("return_lines"."spoiled" is null)),
	CONSTRAINT "return_lines_good" CHECK ("return_lines"."good" is null or (least("return_lines"."good", "return_lines"."spoiled") >= 0 and "return_lines"."good" + "return_lines"."spoiled" = "return_lines"."received"))
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"asked_by" text NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"asked_key" uuid NOT NULL,
	"act_key" uuid,
	"comes_back" boolean,
	"answer" text,
	"refunded" integer DEFAULT 0 NOT NULL,
	"settled_why" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone,
	"inspected_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "returns_number_unique" UNIQUE("number"),
	CONSTRAINT "returns_asked_once" UNIQUE("order_id","asked_key"),
	CONSTRAINT "returns_state" CHECK ("returns"."state" in ('asked', 'approved', 'received', 'inspected', 'settled', 'refused')),
	CONSTRAINT "returns_ended" CHECK (("returns"."state" in ('settled', 'refused')) = ("returns"."ended_at" is not null)),
	CONSTRAINT "returns_money" CHECK ("returns"."refunded" = 0 or ("returns"."refunded" > 0 and "returns"."state" = 'settled')),
	CONSTRAINT "returns_refused" CHECK ("returns"."state" <> 'refused' or "returns"."answer" is not null),
	CONSTRAINT "returns_settled" CHECK ("returns"."state" <> 'settled' or "returns"."settled_why" is not null)
);
--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_lines_of_item" ON "return_lines" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "returns_newest" ON "returns" USING btree ("asked_at","id");--> statement-breakpoint
CREATE INDEX "returns_to_decide" ON "returns" USING btree ("asked_at") WHERE "returns"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "returns_to_inspect" ON "returns" USING btree ("received_at") WHERE "returns"."state" = 'received';

-- step 1795647443303 payments-arrived
CREATE INDEX "payments_arrived" ON "payments" USING btree ("settled_at") WHERE "payments"."status" = 'paid';

-- step 1795649602938 change-by-staff
ALTER TABLE "payments" ADD COLUMN "change_until" timestamp (3) with time zone;

-- step 1795651365710 notes-and-search
CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "order_tags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_tags_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "tagged_orders" (
	"order_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "tagged_orders_order_id_tag_id_pk" PRIMARY KEY("order_id","tag_id")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "about_id" uuid;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tagged_orders" ADD CONSTRAINT "tagged_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tagged_orders" ADD CONSTRAINT "tagged_orders_tag_id_order_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."order_tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_order_id_created_at_index" ON "order_notes" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "order_notes_author_id_index" ON "order_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "order_notes_text" ON "order_notes" USING gin ((translate(lower(text), 'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ', 'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc')) gin_trgm_ops) WHERE "order_notes"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "order_notes_removed" ON "order_notes" USING btree ("removed_at") WHERE "order_notes"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "tagged_orders_of_tag" ON "tagged_orders" USING btree ("tag_id","order_id");--> statement-breakpoint
CREATE INDEX "order_items_of_item" ON "order_items" USING btree ("product_id","variant_id","order_id");--> statement-breakpoint
CREATE INDEX "orders_place" ON "orders" USING gin ((translate(lower(address || ' ' || coalesce(barangay, '') || ' ' || city || ' ' || coalesce(province, '') || ' ' || coalesce(postal_code, '')), 'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ', 'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_code" ON "orders" USING btree (upper("discount_code") text_pattern_ops) WHERE "orders"."discount_code" is not null;--> statement-breakpoint
CREATE INDEX "mails_about" ON "mails" USING btree ("about_id","created_at") WHERE about_id is not null;

-- step 1795651406515 orders-fulfilment
CREATE INDEX "orders_by_fulfilment" ON "orders" USING btree ("fulfillment_status","created_at","id");

-- step 1795651430309 mails-of-orders
-- Mails of before they named their order: those whose key does.
UPDATE "mails" m SET "about_id" = o."id"
FROM "orders" o
WHERE m."about_id" IS NULL
  AND m."dedupe_key" ~ '^(order|transfer)-[a-z]+:'
  AND m."dedupe_key" !~ '^order-(flagged|changed|refunded):'
  AND o."id" = substring(m."dedupe_key" from '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}')::uuid;

-- step 1795651580785 lab-results-of-lots
CREATE TABLE "lab_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"test" text NOT NULL,
	"figure" numeric(12, 4),
	"is_below" boolean DEFAULT false NOT NULL,
	"unit" text,
	"at_least" numeric(12, 4),
	"at_most" numeric(12, 4),
	"limit_source" text,
	"verdict" text,
	"method" text NOT NULL,
	CONSTRAINT "lab_results_test" UNIQUE("report_id","test"),
	CONSTRAINT "lab_results_verdict" CHECK ("lab_results"."verdict" in ('passed', 'failed')),
	CONSTRAINT "lab_results_kind" CHECK (case when "lab_results"."test" in ('identity', 'sterility')
          then "lab_results"."figure" is null and "lab_results"."unit" is null and "lab_results"."verdict" is not null
          else "lab_results"."test" in ('purity', 'content', 'endotoxin') and "lab_results"."figure" >= 0
            and "lab_results"."figure" is not null and "lab_results"."unit" is not null end),
	CONSTRAINT "lab_results_purity" CHECK ("lab_results"."test" <> 'purity' or ("lab_results"."figure" > 0 and "lab_results"."figure" <= 100)),
	CONSTRAINT "lab_results_limits" CHECK (("lab_results"."limit_source" is null) = ("lab_results"."at_least" is null and "lab_results"."at_most" is null)
        and ("lab_results"."figure" is null or "lab_results"."limit_source" is not null or "lab_results"."verdict" is null))
);
--> statement-breakpoint
CREATE TABLE "vial_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"lot_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"lookups" integer DEFAULT 0 NOT NULL,
	"first_lookup_at" timestamp (3) with time zone,
	"last_lookup_at" timestamp (3) with time zone,
	CONSTRAINT "vial_codes_number" UNIQUE("lot_id","number"),
	CONSTRAINT "vial_codes_number_from_one" CHECK ("vial_codes"."number" > 0),
	CONSTRAINT "vial_codes_lookups" CHECK (case when "vial_codes"."lookups" = 0
          then "vial_codes"."first_lookup_at" is null and "vial_codes"."last_lookup_at" is null
          else "vial_codes"."lookups" > 0 and "vial_codes"."first_lookup_at" <= "vial_codes"."last_lookup_at" end)
);
--> statement-breakpoint
CREATE TABLE "vial_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"form_key" uuid NOT NULL,
	"code" text NOT NULL,
	"complaint" text NOT NULL,
	"message" text NOT NULL,
	"contact" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" text,
	"outcome" text,
	CONSTRAINT "vial_reports_form" UNIQUE("form_key"),
	CONSTRAINT "vial_reports_complaint" CHECK ("vial_reports"."complaint" in ('not_bought_here', 'looks_wrong')),
	CONSTRAINT "vial_reports_has_outcome" CHECK (("vial_reports"."settled_at" is null) = ("vial_reports"."outcome" is null))
);
--> statement-breakpoint
ALTER TABLE "lab_reports" ALTER COLUMN "method" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lab_reports" ADD COLUMN "sent_hash" text;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "checked_by" text;--> statement-breakpoint
ALTER TABLE "lab_results" ADD CONSTRAINT "lab_results_report_id_lab_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."lab_reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vial_codes" ADD CONSTRAINT "vial_codes_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vial_reports" ADD CONSTRAINT "vial_reports_code_vial_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."vial_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vial_reports" ADD CONSTRAINT "vial_reports_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lab_results_failed" ON "lab_results" USING btree ("report_id") WHERE "lab_results"."verdict" = 'failed';--> statement-breakpoint
CREATE INDEX "vial_codes_looked_up" ON "vial_codes" USING btree ("lot_id","lookups") WHERE "vial_codes"."lookups" > 0;--> statement-breakpoint
CREATE INDEX "vial_reports_open" ON "vial_reports" USING btree ("created_at") WHERE "vial_reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "vial_reports_settled" ON "vial_reports" USING btree ("settled_at") WHERE "vial_reports"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "vial_reports_code_index" ON "vial_reports" USING btree ("code");--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lab_reports_one_lot" ON "lab_reports" USING btree ("sent_hash") WHERE "lab_reports"."withdrawn_at" is null;

-- step 1795651603169 lab-results
-- A report's one figure becomes a result of its own. It had no limit, so it has no verdict.
INSERT INTO lab_results (id, report_id, test, figure, unit, method)
SELECT gen_random_uuid(), id, 'purity', purity, '%', coalesce(method, '')
FROM lab_reports WHERE purity IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER lab_results_append_only BEFORE UPDATE OR DELETE ON lab_results
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Results are written right after their report, which the page cache hears of; this covers what else
-- may write one.
CREATE TRIGGER tell_lab_results AFTER INSERT OR TRUNCATE ON lab_results
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');

-- step 1795651779603 clearance
CREATE TABLE "clearance_approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid,
	"customer_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"used_units" integer DEFAULT 0 NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"clinician_id" text,
	"clinician_name" text NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "clearance_approvals_requestId_unique" UNIQUE("request_id"),
	CONSTRAINT "clearance_approvals_units" CHECK ("clearance_approvals"."used_units" between 0 and "clearance_approvals"."units"),
	CONSTRAINT "clearance_approvals_time" CHECK ("clearance_approvals"."until" > "clearance_approvals"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "clearance_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"state" text NOT NULL,
	"answers" jsonb,
	"assessment_id" uuid,
	"privacy_version" integer NOT NULL,
	"clinician_id" text,
	"answer" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"taken_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "clearance_requests_units" CHECK ("clearance_requests"."units" between 1 and 20),
	CONSTRAINT "clearance_requests_state" CHECK ("clearance_requests"."state" in ('asked', 'to_talk', 'approved', 'declined', 'withdrawn', 'expired')),
	CONSTRAINT "clearance_requests_ended" CHECK (("clearance_requests"."state" in ('declined', 'withdrawn', 'expired')) = ("clearance_requests"."ended_at" is not null)),
	CONSTRAINT "clearance_requests_declined" CHECK ("clearance_requests"."state" <> 'declined' or "clearance_requests"."answer" is not null)
);
--> statement-breakpoint
CREATE TABLE "clearance_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"approval_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"released_at" timestamp (3) with time zone,
	CONSTRAINT "clearance_uses_once" UNIQUE("order_id","approval_id"),
	CONSTRAINT "clearance_uses_units" CHECK ("clearance_uses"."units" > 0)
);
--> statement-breakpoint
ALTER TABLE "clearance_approvals" ADD CONSTRAINT "clearance_approvals_request_id_clearance_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."clearance_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clearance_approvals" ADD CONSTRAINT "clearance_approvals_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clearance_approvals" ADD CONSTRAINT "clearance_approvals_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clearance_approvals" ADD CONSTRAINT "clearance_approvals_clinician_id_users_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clearance_requests" ADD CONSTRAINT "clearance_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clearance_requests" ADD CONSTRAINT "clearance_requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clearance_requests" ADD CONSTRAINT "clearance_requests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clearance_requests" ADD CONSTRAINT "clearance_requests_clinician_id_users_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clearance_uses" ADD CONSTRAINT "clearance_uses_approval_id_clearance_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."clearance_approvals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clearance_approvals_customer_id_product_id_index" ON "clearance_approvals" USING btree ("customer_id","product_id");--> statement-breakpoint
CREATE INDEX "clearance_approvals_product_id_index" ON "clearance_approvals" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "clearance_approvals_clinician_id_index" ON "clearance_approvals" USING btree ("clinician_id");--> statement-breakpoint
CREATE UNIQUE INDEX "clearance_requests_open" ON "clearance_requests" USING btree ("customer_id","product_id") WHERE "clearance_requests"."state" in ('asked', 'to_talk');--> statement-breakpoint
CREATE INDEX "clearance_requests_of_user" ON "clearance_requests" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE INDEX "clearance_requests_clinician_id_index" ON "clearance_requests" USING btree ("clinician_id");--> statement-breakpoint
CREATE INDEX "clearance_requests_product_id_index" ON "clearance_requests" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "clearance_requests_waiting" ON "clearance_requests" USING btree ("asked_at","id") WHERE "clearance_requests"."state" in ('asked', 'to_talk', 'approved');--> statement-breakpoint
CREATE INDEX "clearance_uses_approval_id_index" ON "clearance_uses" USING btree ("approval_id");

-- step 1795651800807 clearance-triggers
-- A product that needs an approval offers to ask a clinician only while the shop has one.
CREATE TRIGGER tell_new_clinicians AFTER INSERT ON user_roles
  FOR EACH ROW WHEN (NEW.role = 'clinician') EXECUTE FUNCTION tell_change('clinicians');
--> statement-breakpoint
CREATE TRIGGER tell_gone_clinicians AFTER DELETE ON user_roles
  FOR EACH ROW WHEN (OLD.role = 'clinician') EXECUTE FUNCTION tell_change('clinicians');

-- step 1795652826383 review-answers
ALTER TABLE "reviews" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_answered" CHECK (("reviews"."answer" is null) = ("reviews"."answered_at" is null)
        and ("reviews"."answer" is null or "reviews"."status" = 'published'));

-- step 1795660590786 arrivals
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

-- step 1795661397243 today-from-indexes
DROP INDEX "orders_paid";--> statement-breakpoint
DROP INDEX "payments_arrived";--> statement-breakpoint
CREATE INDEX "orders_cancelled" ON "orders" USING btree ("id") WHERE "orders"."status" = 'cancelled';--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at","status","payment_method","total_amount","customer_id","email") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_arrived" ON "payments" USING btree ("settled_at","order_id","amount") WHERE "payments"."status" = 'paid';

-- step 1795662178242 low-limit-of-items
ALTER TABLE "stock_levels" ADD COLUMN "low_below" integer;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_low_below" CHECK ("stock_levels"."low_below" between 0 and 10000);

-- step 1795662379404 search-tickets
ALTER TABLE "support_tickets" ADD COLUMN "topic" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "order_number" text;--> statement-breakpoint
CREATE INDEX "support_replies_text" ON "support_replies" USING gin ((translate(lower(text), 'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ', 'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "support_tickets_text" ON "support_tickets" USING gin ((translate(lower(number || ' ' || name || ' ' || email || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g') || ' ' || subject || ' ' || message), 'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ', 'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "support_tickets_order" ON "support_tickets" USING btree ("order_number") WHERE "support_tickets"."order_number" is not null;

-- step 1795662403511 name-orders-of-tickets
-- Tickets from before that name an order in their words; new ones are read when they are opened.
UPDATE "support_tickets" t
SET "order_number" = 'PM-' || found.parts[1] || '-' || found.parts[2]
FROM (
  SELECT id, regexp_match(subject || E'\n' || message, '\mPM[\s-]?(\d{2})[\s-]?(\d{6,9})\M', 'i') AS parts
  FROM "support_tickets"
) found
WHERE found.id = t.id AND found.parts IS NOT NULL;

-- step 1795662434703 pre-visit-forms
CREATE TABLE "pre_visit_forms" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pre_visit_forms" ADD CONSTRAINT "pre_visit_forms_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_visit_forms" ADD CONSTRAINT "pre_visit_forms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pre_visit_forms_user_id_index" ON "pre_visit_forms" USING btree ("user_id");

-- step 1795662468917 consultation-visits
CREATE TABLE "consultation_visits" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"clinician_id" text,
	"clinician_name" text NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"said" text DEFAULT '' NOT NULL,
	"plan" text DEFAULT '' NOT NULL,
	"for_patient" text DEFAULT '' NOT NULL,
	"follow_up_weeks" integer,
	"outcome" text,
	"ended_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "consultation_visits_state" CHECK ("consultation_visits"."state" in ('taken', 'came', 'no_show', 'done') and
        ("consultation_visits"."state" = 'done') = (num_nonnulls("consultation_visits"."outcome", "consultation_visits"."ended_at") = 2)),
	CONSTRAINT "consultation_visits_weeks" CHECK ("consultation_visits"."follow_up_weeks" between 1 and 52)
);
--> statement-breakpoint
CREATE TABLE "visit_addenda" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"author_id" text,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consultation_visits" ADD CONSTRAINT "consultation_visits_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_visits" ADD CONSTRAINT "consultation_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_visits" ADD CONSTRAINT "consultation_visits_clinician_id_users_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_addenda" ADD CONSTRAINT "visit_addenda_booking_id_consultation_visits_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."consultation_visits"("booking_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_addenda" ADD CONSTRAINT "visit_addenda_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_visits_clinician_id_index" ON "consultation_visits" USING btree ("clinician_id");--> statement-breakpoint
CREATE INDEX "consultation_visits_user_id_index" ON "consultation_visits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "visit_addenda_booking_id_written_at_index" ON "visit_addenda" USING btree ("booking_id","written_at");--> statement-breakpoint
CREATE INDEX "visit_addenda_author_id_index" ON "visit_addenda" USING btree ("author_id");

-- step 1795662495426 final-notes
-- A note that is done stays as it was written, and so does what was added to it. The accounts of
-- clinician and patient may be deleted.
CREATE TRIGGER consultation_visits_final BEFORE UPDATE OF booking_id, user_id, clinician_name, taken_at,
  state, said, plan, for_patient, follow_up_weeks, outcome, ended_at, version ON consultation_visits
  FOR EACH ROW WHEN (OLD.state = 'done') EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER visit_addenda_append_only BEFORE UPDATE OF booking_id, author_name, text, written_at
  ON visit_addenda FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- step 1795662806020 snooze-tickets
CREATE TABLE "support_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "snoozed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "snoozed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "support_notes" ADD CONSTRAINT "support_notes_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_notes" ADD CONSTRAINT "support_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_notes_ticket_id_created_at_index" ON "support_notes" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE INDEX "support_notes_text" ON "support_notes" USING gin ((translate(lower(text), 'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ', 'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "support_tickets_snoozed" ON "support_tickets" USING btree ("snoozed_until") WHERE "support_tickets"."snoozed_at" is not null;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_snoozed" CHECK (case when "support_tickets"."snoozed_at" is null then "support_tickets"."snoozed_until" is null else "support_tickets"."status" <> 'closed' end);

-- step 1795662844142 slot-wishes
CREATE TABLE "slot_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wish_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"offered_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slot_wishes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"doctor_id" uuid,
	"type" text NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"part" text NOT NULL,
	"until" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended" text,
	CONSTRAINT "slot_wishes_part" CHECK ("slot_wishes"."part" in ('any', 'morning', 'afternoon', 'evening')),
	CONSTRAINT "slot_wishes_ended" CHECK (("slot_wishes"."ended_at" is null) = ("slot_wishes"."ended" is null) and "slot_wishes"."ended" in ('left', 'booked', 'over'))
);
--> statement-breakpoint
ALTER TABLE "slot_offers" ADD CONSTRAINT "slot_offers_wish_id_slot_wishes_id_fk" FOREIGN KEY ("wish_id") REFERENCES "public"."slot_wishes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_offers" ADD CONSTRAINT "slot_offers_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_wishes" ADD CONSTRAINT "slot_wishes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_wishes" ADD CONSTRAINT "slot_wishes_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_wishes" ADD CONSTRAINT "slot_wishes_type_consultation_types_slug_fk" FOREIGN KEY ("type") REFERENCES "public"."consultation_types"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slot_offers_wish_id_expires_at_index" ON "slot_offers" USING btree ("wish_id","expires_at");--> statement-breakpoint
CREATE INDEX "slot_offers_doctor_id_index" ON "slot_offers" USING btree ("doctor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "slot_wishes_once" ON "slot_wishes" USING btree ("customer_id","type") WHERE "slot_wishes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "slot_wishes_waiting" ON "slot_wishes" USING btree ("created_at","id") WHERE "slot_wishes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "slot_wishes_customer_id_index" ON "slot_wishes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "slot_wishes_doctor_id_index" ON "slot_wishes" USING btree ("doctor_id");

-- step 1795663415299 patient-zones
CREATE TABLE "patient_zones" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "patient_zones" ADD CONSTRAINT "patient_zones_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;

-- step 1795663468462 photos-of-returns
CREATE TABLE "return_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"return_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "return_photos_fileId_unique" UNIQUE("file_id")
);
--> statement-breakpoint
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_photos_of" ON "return_photos" USING btree ("return_id");

-- step 1795663595307 customers-without-account
CREATE TABLE "customer_figures" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"last_order_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "customer_tags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customer_tags_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "guest_addresses" (
	"email" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tagged_customers" (
	"customer_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "tagged_customers_customer_id_tag_id_pk" PRIMARY KEY("customer_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "segments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"conditions" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "segments_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "is_guest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_figures" ADD CONSTRAINT "customer_figures_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_addresses" ADD CONSTRAINT "guest_addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tagged_customers" ADD CONSTRAINT "tagged_customers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tagged_customers" ADD CONSTRAINT "tagged_customers_tag_id_customer_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."customer_tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_figures_spent_index" ON "customer_figures" USING btree ("spent");--> statement-breakpoint
CREATE INDEX "customer_figures_last_order_at_index" ON "customer_figures" USING btree ("last_order_at");--> statement-breakpoint
CREATE INDEX "guest_addresses_customer_id_index" ON "guest_addresses" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "tagged_customers_of_tag" ON "tagged_customers" USING btree ("tag_id","customer_id");--> statement-breakpoint
CREATE INDEX "customers_with_account" ON "customers" USING btree ("created_at","id") WHERE "customers"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "customers_without_account" ON "customers" USING btree ("created_at","id") WHERE "customers"."user_id" is null;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_guest_has_no_account" CHECK (not ("customers"."is_guest" and "customers"."user_id" is not null));

-- step 1795663651488 count-customers
-- The words of a note never change; a merge moves it to the record that stays.
DROP TRIGGER customer_notes_append_only ON customer_notes;
--> statement-breakpoint
CREATE TRIGGER customer_notes_append_only BEFORE UPDATE OF text, created_at ON customer_notes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Whose record an order belongs to: its account's or, without one, the one that has its address.
CREATE FUNCTION record_of_order(account uuid, address text) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT coalesce(account, (SELECT customer_id FROM guest_addresses WHERE email = lower(address)))
$$;
--> statement-breakpoint
-- What a record bought, from orders, payments and refunds: orders that were paid and kept, and what
-- came in for them less what went back or is on its way. An order paid twice counts its price once.
CREATE FUNCTION bought_orders()
RETURNS TABLE (id uuid, customer_id uuid, created_at timestamptz, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT o.id, coalesce(o.customer_id, g.customer_id) AS customer_id, o.created_at,
    least(o.total_amount,
      (SELECT coalesce(sum(p.amount), 0) FROM payments p WHERE p.order_id = o.id AND p.status = 'paid')
      - (SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.order_id = o.id AND r.status <> 'failed'))

  FROM orders o LEFT JOIN guest_addresses g ON o.customer_id IS NULL AND g.email = lower(o.email)
  WHERE o.payment_status IN ('paid', 'partially_refunded') AND o.status NOT IN ('cancelled', 'refunded')
$$;
--> statement-breakpoint
CREATE FUNCTION count_customer(customer uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customer_figures (customer_id) SELECT id FROM customers WHERE id = customer
    ON CONFLICT DO NOTHING;
  -- Locked by a statement of its own: the next one sees what others counted until then.
  PERFORM FROM customer_figures WHERE customer_id = customer FOR UPDATE;
  UPDATE customer_figures f SET orders = n.orders, spent = n.spent, last_order_at = n.last_order_at
  FROM (
    SELECT count(*) AS orders, coalesce(sum(amount), 0) AS spent, max(created_at) AS last_order_at
    FROM (
      SELECT amount, created_at FROM bought_orders()
      WHERE id IN (SELECT id FROM orders WHERE customer_id = customer)
      UNION ALL
      SELECT amount, created_at FROM bought_orders() WHERE id IN (
        SELECT o.id FROM guest_addresses g JOIN orders o ON lower(o.email) = g.email
        WHERE g.customer_id = customer AND o.customer_id IS NULL)
    ) bought
  ) n
  WHERE f.customer_id = customer
    AND (f.orders, f.spent, f.last_order_at) IS DISTINCT FROM (n.orders, n.spent, n.last_order_at);
END $$;
--> statement-breakpoint
-- The record of a guest begins with the first order under an address; its name and phone are those
-- of the newest one.
CREATE FUNCTION note_guest() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  mailbox text := lower(NEW.email);
  record_id uuid;
BEGIN
  -- By the end of the transaction the order may have an account.
  IF NOT EXISTS (SELECT FROM orders WHERE id = NEW.id AND customer_id IS NULL AND lower(email) = mailbox)
  THEN RETURN NULL; END IF;
  SELECT customer_id INTO record_id FROM guest_addresses WHERE email = mailbox FOR KEY SHARE;
  IF record_id IS NULL THEN
    record_id := gen_random_uuid();
    INSERT INTO customers (id, email, first_name, last_name, phone, is_guest, created_at)
    VALUES (record_id, mailbox, NEW.first_name, NEW.last_name, NEW.phone, true, NEW.created_at);
    INSERT INTO guest_addresses (email, customer_id) VALUES (mailbox, record_id) ON CONFLICT DO NOTHING;
    IF FOUND THEN RETURN NULL; END IF;
    DELETE FROM customers WHERE id = record_id;
    SELECT customer_id INTO record_id FROM guest_addresses WHERE email = mailbox FOR KEY SHARE;
  END IF;
  UPDATE customers SET first_name = NEW.first_name, last_name = NEW.last_name,
    phone = coalesce(NEW.phone, phone), created_at = least(created_at, NEW.created_at)
  WHERE id = record_id AND is_guest AND email = mailbox
    AND ((first_name, last_name) IS DISTINCT FROM (NEW.first_name, NEW.last_name)
      OR phone IS DISTINCT FROM coalesce(NEW.phone, phone) OR created_at > NEW.created_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_customer(record_of_order(NEW.customer_id, NEW.email));
  IF TG_OP = 'UPDATE' AND (OLD.customer_id, OLD.email) IS DISTINCT FROM (NEW.customer_id, NEW.email) THEN
    PERFORM count_customer(record_of_order(OLD.customer_id, OLD.email));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_order_of_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_customer(record_of_order(o.customer_id, o.email)) FROM orders o WHERE o.id = NEW.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- At the end of the transaction, so that nothing waits for another while it has more to lock. By
-- their names: the record of a guest is there before it is counted.
CREATE CONSTRAINT TRIGGER a_note_guest AFTER INSERT ON orders DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.customer_id IS NULL) EXECUTE FUNCTION note_guest();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER a_note_guest_of_change AFTER UPDATE OF customer_id, email ON orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.customer_id IS NULL AND (OLD.customer_id IS NOT NULL OR OLD.email <> NEW.email))
  EXECUTE FUNCTION note_guest();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_new_order AFTER INSERT ON orders DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.payment_status IN ('paid', 'partially_refunded')) EXECUTE FUNCTION count_order();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_changed_order
  AFTER UPDATE OF customer_id, email, status, payment_status, total_amount, created_at ON orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.payment_status IN ('paid', 'partially_refunded')
    OR NEW.payment_status IN ('paid', 'partially_refunded'))
  EXECUTE FUNCTION count_order();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_payment AFTER INSERT ON payments DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.status = 'paid') EXECUTE FUNCTION count_order_of_money();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_changed_payment AFTER UPDATE OF status, amount ON payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.status = 'paid' OR NEW.status = 'paid')
  EXECUTE FUNCTION count_order_of_money();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_refund AFTER INSERT OR UPDATE OF status, amount ON refunds
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_order_of_money();
--> statement-breakpoint
-- Everybody at once: for orders from before, and for those that came past the triggers.
CREATE FUNCTION count_all_customers() RETURNS void LANGUAGE sql AS $$
  WITH guests AS (
    SELECT gen_random_uuid() AS id, lower(email) AS email, min(created_at) AS since,
      (array_agg(first_name ORDER BY created_at DESC))[1] AS first_name,
      (array_agg(last_name ORDER BY created_at DESC))[1] AS last_name,
      (array_agg(phone ORDER BY created_at DESC) FILTER (WHERE phone IS NOT NULL))[1] AS phone
    FROM orders WHERE customer_id IS NULL
      AND lower(email) NOT IN (SELECT email FROM guest_addresses)
    GROUP BY lower(email)
  ), made AS (
    INSERT INTO customers (id, email, first_name, last_name, phone, is_guest, created_at)
    SELECT id, email, first_name, last_name, phone, true, since FROM guests
    RETURNING id, email
  )
  INSERT INTO guest_addresses (email, customer_id) SELECT email, id FROM made;
  INSERT INTO customer_figures (customer_id, orders, spent, last_order_at)
  SELECT customer_id, count(*), sum(amount), max(created_at) FROM bought_orders()
  WHERE customer_id IS NOT NULL GROUP BY customer_id
  ON CONFLICT (customer_id) DO UPDATE SET orders = EXCLUDED.orders, spent = EXCLUDED.spent,
    last_order_at = EXCLUDED.last_order_at;
$$;
--> statement-breakpoint
SELECT count_all_customers();

-- step 1795664009467 cold-terms-of-areas
ALTER TABLE "delivery_areas" ADD COLUMN "cold" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD COLUMN "cold_most" integer;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD COLUMN "cold_days" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD CONSTRAINT "delivery_areas_cold" CHECK ("delivery_areas"."cold" in ('open', 'limited', 'never'));--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD CONSTRAINT "delivery_areas_cold_limit" CHECK (case when "delivery_areas"."cold" = 'limited' then coalesce("delivery_areas"."cold_most", 0) between 1 and 4
        else "delivery_areas"."cold_most" is null end);

-- step 1795664119238 save-replies
CREATE TABLE "support_saved_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "support_saved_replies_title" UNIQUE("title")
);

-- step 1795665206147 orders-made-by-staff
ALTER TABLE "orders" ALTER COLUMN "terms_accepted_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "adult_confirmed_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_terms_accepted" CHECK (num_nonnulls("orders"."made_by", "orders"."terms_accepted_at") > 0);

-- step 1795666624674 birth-and-gender
ALTER TABLE "customers" ADD COLUMN "date_of_birth" date;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "gender" text;

-- step 1795667250853 join-mails
CREATE TABLE "support_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"ticket_id" uuid NOT NULL,
	"from_address" text NOT NULL,
	"text" text NOT NULL,
	"shown" text NOT NULL,
	"opens_ticket" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "support_mails_message" UNIQUE("message_id")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "support_mails" ADD CONSTRAINT "support_mails_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_mails_ticket_id_created_at_index" ON "support_mails" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE INDEX "support_mails_text" ON "support_mails" USING gin ((translate(lower(text), 'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ', 'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc')) gin_trgm_ops);

-- step 1795676658776 wellness-entries
CREATE TABLE "wellness_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"mood" smallint NOT NULL,
	"energy" smallint NOT NULL,
	"weight_grams" integer,
	"sleep_minutes" smallint,
	"sealed" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "wellness_scales" CHECK ("wellness_entries"."mood" between 1 and 10 and "wellness_entries"."energy" between 1 and 10),
	CONSTRAINT "wellness_weight" CHECK ("wellness_entries"."weight_grams" between 20000 and 410000),
	CONSTRAINT "wellness_sleep" CHECK ("wellness_entries"."sleep_minutes" between 0 and 1440 and "wellness_entries"."sleep_minutes" % 30 = 0)
);
--> statement-breakpoint
CREATE TABLE "wellness_receipts" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"digest" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wellness_entries" ADD CONSTRAINT "wellness_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellness_receipts" ADD CONSTRAINT "wellness_receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wellness_entries_user_id_taken_at_id_index" ON "wellness_entries" USING btree ("user_id","taken_at","id");--> statement-breakpoint
CREATE INDEX "wellness_receipts_user_id_index" ON "wellness_receipts" USING btree ("user_id");

-- step 1795676860909 course
CREATE TABLE "dose_instructions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"product_id" uuid NOT NULL,
	"booking_id" uuid,
	"clinician_id" text,
	"clinician_name" text NOT NULL,
	"steps" jsonb NOT NULL,
	"every_days" integer NOT NULL,
	"vial_micrograms" integer,
	"water_microlitres" integer,
	"valid_until" date NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"replaced_at" timestamp (3) with time zone,
	CONSTRAINT "dose_instructions_every" CHECK ("dose_instructions"."every_days" between 1 and 90),
	CONSTRAINT "dose_instructions_mixing" CHECK (num_nonnulls("dose_instructions"."vial_micrograms", "dose_instructions"."water_microlitres") in (0, 2)
        and "dose_instructions"."vial_micrograms" > 0 and "dose_instructions"."water_microlitres" > 0)
);
--> statement-breakpoint
CREATE TABLE "therapy_calendars" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "therapy_calendars_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "therapy_doses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"plan_id" uuid NOT NULL,
	"vial_id" uuid,
	"instruction_id" uuid,
	"micrograms" integer NOT NULL,
	"taken_on" date NOT NULL,
	"site" text,
	"logged_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "therapy_doses_once_a_day" UNIQUE("plan_id","taken_on"),
	CONSTRAINT "therapy_doses_amount" CHECK ("therapy_doses"."micrograms" > 0),
	CONSTRAINT "therapy_doses_site" CHECK ("therapy_doses"."site" in ('belly_left', 'belly_right', 'thigh_left', 'thigh_right', 'arm_left', 'arm_right'))
);
--> statement-breakpoint
CREATE TABLE "therapy_effects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"felt" text[] NOT NULL,
	"felt_on" date NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "therapy_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"product_id" uuid NOT NULL,
	"instruction_id" uuid,
	"step" smallint DEFAULT 0 NOT NULL,
	"starts_on" date NOT NULL,
	"state" text NOT NULL,
	"shown_at" timestamp (3) with time zone,
	"reminder_hour" smallint,
	"reminded_on" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "therapy_plans_state" CHECK ("therapy_plans"."state" in ('active', 'paused', 'stopped')),
	CONSTRAINT "therapy_plans_ended" CHECK (("therapy_plans"."state" = 'stopped') = ("therapy_plans"."ended_at" is not null)),
	CONSTRAINT "therapy_plans_step" CHECK ("therapy_plans"."step" between 0 and 20),
	CONSTRAINT "therapy_plans_hour" CHECK ("therapy_plans"."reminder_hour" between 6 and 22)
);
--> statement-breakpoint
CREATE TABLE "therapy_vials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"plan_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"lot_id" uuid,
	"content_micrograms" integer,
	"water_microlitres" integer,
	"mixed_on" date NOT NULL,
	"use_within_days" smallint NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"discarded_at" timestamp (3) with time zone,
	CONSTRAINT "therapy_vials_content" CHECK ("therapy_vials"."content_micrograms" > 0),
	CONSTRAINT "therapy_vials_water" CHECK ("therapy_vials"."water_microlitres" > 0 and
        ("therapy_vials"."water_microlitres" is null or "therapy_vials"."content_micrograms" is not null)),
	CONSTRAINT "therapy_vials_days" CHECK ("therapy_vials"."use_within_days" between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "dose_instructions" ADD CONSTRAINT "dose_instructions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dose_instructions" ADD CONSTRAINT "dose_instructions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dose_instructions" ADD CONSTRAINT "dose_instructions_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dose_instructions" ADD CONSTRAINT "dose_instructions_clinician_id_users_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_calendars" ADD CONSTRAINT "therapy_calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_doses" ADD CONSTRAINT "therapy_doses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_doses" ADD CONSTRAINT "therapy_doses_plan_id_therapy_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."therapy_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_doses" ADD CONSTRAINT "therapy_doses_vial_id_therapy_vials_id_fk" FOREIGN KEY ("vial_id") REFERENCES "public"."therapy_vials"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_doses" ADD CONSTRAINT "therapy_doses_instruction_id_dose_instructions_id_fk" FOREIGN KEY ("instruction_id") REFERENCES "public"."dose_instructions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_effects" ADD CONSTRAINT "therapy_effects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_plans" ADD CONSTRAINT "therapy_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_plans" ADD CONSTRAINT "therapy_plans_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_plans" ADD CONSTRAINT "therapy_plans_instruction_id_dose_instructions_id_fk" FOREIGN KEY ("instruction_id") REFERENCES "public"."dose_instructions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_vials" ADD CONSTRAINT "therapy_vials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_vials" ADD CONSTRAINT "therapy_vials_plan_id_therapy_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."therapy_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_vials" ADD CONSTRAINT "therapy_vials_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_vials" ADD CONSTRAINT "therapy_vials_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dose_instructions_newest" ON "dose_instructions" USING btree ("user_id","product_id") WHERE "dose_instructions"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "dose_instructions_product_id_index" ON "dose_instructions" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "dose_instructions_booking_id_index" ON "dose_instructions" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "dose_instructions_clinician_id_index" ON "dose_instructions" USING btree ("clinician_id");--> statement-breakpoint
CREATE INDEX "therapy_doses_user_id_taken_on_index" ON "therapy_doses" USING btree ("user_id","taken_on");--> statement-breakpoint
CREATE INDEX "therapy_doses_vial_id_index" ON "therapy_doses" USING btree ("vial_id");--> statement-breakpoint
CREATE INDEX "therapy_doses_instruction_id_index" ON "therapy_doses" USING btree ("instruction_id");--> statement-breakpoint
CREATE INDEX "therapy_effects_user_id_felt_on_index" ON "therapy_effects" USING btree ("user_id","felt_on");--> statement-breakpoint
CREATE UNIQUE INDEX "therapy_plans_open" ON "therapy_plans" USING btree ("user_id","product_id") WHERE "therapy_plans"."state" <> 'stopped';--> statement-breakpoint
CREATE INDEX "therapy_plans_user_id_index" ON "therapy_plans" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "therapy_plans_product_id_index" ON "therapy_plans" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "therapy_plans_instruction_id_index" ON "therapy_plans" USING btree ("instruction_id");--> statement-breakpoint
CREATE INDEX "therapy_plans_reminding" ON "therapy_plans" USING btree ("reminder_hour") WHERE "therapy_plans"."state" = 'active' and "therapy_plans"."reminder_hour" is not null;--> statement-breakpoint
CREATE INDEX "therapy_vials_user_id_index" ON "therapy_vials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "therapy_vials_plan_id_index" ON "therapy_vials" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "therapy_vials_order_item_id_index" ON "therapy_vials" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "therapy_vials_lot_id_index" ON "therapy_vials" USING btree ("lot_id");

-- step 1795676930103 course-final
-- What a clinician wrote for a patient stays as it was written. It is replaced by a newer one, the
-- booking may go, and the account of the clinician may be deleted.
CREATE TRIGGER dose_instructions_final BEFORE UPDATE OF id, user_id, product_id, clinician_name, steps,
  every_days, vial_micrograms, water_microlitres, valid_until, written_at ON dose_instructions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- step 1795677867461 affiliates
CREATE TABLE "affiliate_commission_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"commission_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"cause" text NOT NULL,
	"base" integer NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affiliate_commission_entries_sign" CHECK (case when "affiliate_commission_entries"."cause" in ('refunded', 'cancelled', 'own_order') then "affiliate_commission_entries"."base" < 0 and "affiliate_commission_entries"."amount" <= 0
        when "affiliate_commission_entries"."cause" in ('paid', 'restored') then "affiliate_commission_entries"."base" > 0 and "affiliate_commission_entries"."amount" >= 0
        else sign("affiliate_commission_entries"."base") * sign("affiliate_commission_entries"."amount") >= 0 end)
);
--> statement-breakpoint
CREATE TABLE "affiliate_commissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"order_amount" integer NOT NULL,
	"commission_rate" integer NOT NULL,
	"commission_amount" integer NOT NULL,
	"is_first_order" boolean NOT NULL,
	"hold_days" integer NOT NULL,
	"status" text NOT NULL,
	"payable_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affiliate_commissions_once" UNIQUE("order_id"),
	CONSTRAINT "affiliate_commissions_status" CHECK ("affiliate_commissions"."status" in ('pending', 'paid', 'reversed')),
	CONSTRAINT "affiliate_commissions_rate" CHECK ("affiliate_commissions"."commission_rate" between 0 and 100),
	CONSTRAINT "affiliate_commissions_amount" CHECK ("affiliate_commissions"."order_amount" >= 0 and "affiliate_commissions"."commission_amount" =
        floor(("affiliate_commissions"."order_amount"::bigint * "affiliate_commissions"."commission_rate" + 50) / 100))
);
--> statement-breakpoint
CREATE TABLE "affiliates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"affiliate_code" text NOT NULL,
	"status" text NOT NULL,
	"suspended_why" text,
	"terms_version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "affiliates_customerId_unique" UNIQUE("customer_id"),
	CONSTRAINT "affiliates_affiliateCode_unique" UNIQUE("affiliate_code"),
	CONSTRAINT "affiliates_code" CHECK ("affiliates"."affiliate_code" ~ '^[A-Z0-9]{4,20}$'),
	CONSTRAINT "affiliates_status" CHECK ("affiliates"."status" in ('active', 'suspended'))
);
--> statement-breakpoint
CREATE TABLE "order_referrals" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"via" text NOT NULL,
	"clicked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"refused_why" text,
	CONSTRAINT "order_referrals_click" CHECK (("order_referrals"."via" = 'link') = ("order_referrals"."clicked_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "affiliate_commission_entries" ADD CONSTRAINT "affiliate_commission_entries_commission_id_affiliate_commissions_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."affiliate_commissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_referrals" ADD CONSTRAINT "order_referrals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_referrals" ADD CONSTRAINT "order_referrals_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_commission_entries_commission_id_at_index" ON "affiliate_commission_entries" USING btree ("commission_id","at");--> statement-breakpoint
CREATE INDEX "affiliate_commissions_newest" ON "affiliate_commissions" USING btree ("affiliate_id","created_at","id");--> statement-breakpoint
CREATE INDEX "affiliate_commissions_on_hold" ON "affiliate_commissions" USING btree ("order_id") WHERE "affiliate_commissions"."status" = 'pending' and "affiliate_commissions"."payable_at" is null;--> statement-breakpoint
CREATE INDEX "order_referrals_affiliate_id_index" ON "order_referrals" USING btree ("affiliate_id");

-- step 1795677965367 affiliate-ledger
-- What a commission was is never changed, and nothing of it is deleted: what is taken off is a new entry.
CREATE TRIGGER affiliate_commission_entries_append_only
  BEFORE UPDATE OR DELETE ON affiliate_commission_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER affiliate_commissions_stay
  BEFORE DELETE OR UPDATE OF affiliate_id, order_id, order_amount, commission_rate, commission_amount,
    is_first_order, hold_days, created_at
  ON affiliate_commissions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- step 1795678275483 customer-addresses
CREATE TABLE "customer_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"address" text NOT NULL,
	"barangay" text,
	"city" text NOT NULL,
	"province" text,
	"postal_code" text,
	"psgc_code" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_addresses_of_customer" ON "customer_addresses" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_addresses_one_default" ON "customer_addresses" USING btree ("customer_id") WHERE "customer_addresses"."is_default";

-- step 1795678386411 price-insulated-packs
ALTER TABLE "orders" DROP CONSTRAINT "orders_total_adds_up";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cold_pack" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total_adds_up" CHECK ("orders"."total_amount" = "orders"."subtotal" - "orders"."discount_total" + "orders"."shipping_total" + coalesce("orders"."cold_pack", 0) + "orders"."tax_total");

-- step 1795678670882 keep-shipments
-- What orders say of their one parcel, until the next migrations have made a row of it.
CREATE TABLE former_shipments AS
SELECT id, courier, tracking_number, tracking_url, shipped_at, shipment_told, tracking_changed_at
FROM orders
WHERE shipped_at IS NOT NULL OR courier IS NOT NULL OR tracking_number IS NOT NULL
  OR status IN ('shipped', 'delivered', 'completed');

-- step 1795678703597 parcels
CREATE TABLE "parcel_items" (
	"parcel_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"units" integer NOT NULL,
	CONSTRAINT "parcel_items_parcel_id_order_item_id_pk" PRIMARY KEY("parcel_id","order_item_id"),
	CONSTRAINT "parcel_items_units" CHECK ("parcel_items"."units" > 0)
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"courier" text,
	"tracking_number" text,
	"tracking_url" text,
	"is_cold" boolean DEFAULT false NOT NULL,
	"shipped_at" timestamp (3) with time zone,
	"shipment_told" jsonb,
	"tracking_changed_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"returned_at" timestamp (3) with time zone,
	CONSTRAINT "parcels_of_order" UNIQUE("order_id","number"),
	CONSTRAINT "parcels_number" CHECK ("parcels"."number" > 0),
	CONSTRAINT "parcels_left" CHECK ("parcels"."shipped_at" is not null or "parcels"."delivered_at" is null)
);
--> statement-breakpoint
ALTER TABLE "arrivals" DROP CONSTRAINT "arrivals_orderId_unique";--> statement-breakpoint
DROP INDEX "orders_tracking";--> statement-breakpoint
ALTER TABLE "order_item_lots" DROP CONSTRAINT "order_item_lots_order_item_id_lot_id_pk";--> statement-breakpoint
ALTER TABLE "arrivals" ADD COLUMN "parcel" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item_lots" ADD COLUMN "parcel" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "parcels_sent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_items" ADD CONSTRAINT "parcel_items_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_items" ADD CONSTRAINT "parcel_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_items_of_line" ON "parcel_items" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "parcels_tracking" ON "parcels" USING btree (upper("tracking_number") text_pattern_ops) WHERE "parcels"."tracking_number" is not null;--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "courier";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "tracking_number";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "tracking_url";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "shipment_told";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "tracking_changed_at";--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_of_parcel" UNIQUE("order_id","parcel");--> statement-breakpoint
ALTER TABLE "order_item_lots" ADD CONSTRAINT "order_item_lots_once" UNIQUE("order_item_id","lot_id","parcel");

-- step 1795678728504 fill-parcels
-- Each order that has left gets its one parcel, which has all of its goods. The parcel has the id of
-- its order, so that what was mailed about the order is not mailed again.
INSERT INTO parcels (id, order_id, number, courier, tracking_number, tracking_url, is_cold, shipped_at,
  shipment_told, tracking_changed_at, delivered_at, returned_at)
SELECT o.id, o.id, 1, f.courier, f.tracking_number, f.tracking_url,
  coalesce((o.delivery ->> 'cold')::boolean, false), sent.at,
  f.shipment_told, f.tracking_changed_at,
  CASE WHEN o.status IN ('delivered', 'completed') AND sent.at IS NOT NULL THEN greatest(sent.at, coalesce(
    (SELECT max(a.at) FROM audit_log a WHERE a.subject_type = 'order' AND a.subject_id = o.id::text
      AND a.action = 'order.status' AND a.after ->> 'status' = 'delivered'), sent.at)) END,
  CASE WHEN o.ended_why = 'refused' THEN o.cancelled_at END
FROM former_shipments f JOIN orders o ON o.id = f.id
CROSS JOIN LATERAL (SELECT coalesce(f.shipped_at,
  CASE WHEN o.status IN ('shipped', 'delivered', 'completed') THEN o.created_at END) AS at) sent;
--> statement-breakpoint
INSERT INTO parcel_items (parcel_id, order_item_id, units)
SELECT p.id, i.id, i.quantity
FROM parcels p JOIN order_items i ON i.order_id = p.order_id
JOIN products g ON g.id = i.product_id AND g.kind <> 'service'
WHERE p.shipped_at IS NOT NULL;
--> statement-breakpoint
UPDATE orders SET parcels_sent = 1 WHERE id IN (SELECT order_id FROM parcels WHERE shipped_at IS NOT NULL);
--> statement-breakpoint
DROP TABLE former_shipments;

-- step 1795678971519 email-changes
CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"old_token_hash" text,
	"new_token_hash" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"allowed_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "email_changes_oldTokenHash_unique" UNIQUE("old_token_hash"),
	CONSTRAINT "email_changes_newTokenHash_unique" UNIQUE("new_token_hash")
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_user_id_index" ON "email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_one_open" ON "email_changes" USING btree ("user_id") WHERE "email_changes"."done_at" is null and "email_changes"."ended_at" is null;

-- step 1795688248069 segments-have-a-stage
-- Segments from before the condition: it does not matter for them.
UPDATE "segments" SET "conditions" = "conditions" || '{"stage": null}'::jsonb;

-- step 1795689813668 affiliate-codes
CREATE TABLE "affiliate_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "affiliates" DROP CONSTRAINT "affiliates_status";--> statement-breakpoint
ALTER TABLE "affiliates" ALTER COLUMN "terms_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD CONSTRAINT "affiliate_codes_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_codes_affiliate_id_index" ON "affiliate_codes" USING btree ("affiliate_id");--> statement-breakpoint
CREATE INDEX "affiliates_waiting" ON "affiliates" USING btree ("created_at","id") WHERE "affiliates"."status" = 'waiting';--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_status" CHECK ("affiliates"."status" in ('active', 'suspended', 'waiting', 'declined'));

-- step 1795689893539 affiliate-codes-kept
-- Each code is written here as well, so that no one ever gets what is or was another's.
CREATE FUNCTION keep_affiliate_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO affiliate_codes (code, affiliate_id, created_at)
    VALUES (NEW.affiliate_code, NEW.id, NEW.created_at) ON CONFLICT (code) DO NOTHING;
  IF NOT EXISTS (SELECT FROM affiliate_codes
      WHERE code = NEW.affiliate_code AND affiliate_id = NEW.id) THEN
    RAISE EXCEPTION 'the code % is or was another affiliate''s', NEW.affiliate_code
      USING ERRCODE = 'unique_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER affiliates_keep_code
  AFTER INSERT OR UPDATE OF affiliate_code ON affiliates
  FOR EACH ROW EXECUTE FUNCTION keep_affiliate_code();
--> statement-breakpoint
CREATE TRIGGER affiliate_codes_stay
  BEFORE UPDATE OR DELETE ON affiliate_codes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
INSERT INTO affiliate_codes (code, affiliate_id, created_at)
  SELECT affiliate_code, id, created_at FROM affiliates;

-- step 1795690361042 refills
CREATE TABLE "therapy_check_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"plan_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"answered_on" date NOT NULL,
	"feeling" text NOT NULL,
	"flags" text[] NOT NULL,
	"changes" text[] NOT NULL,
	"strength" text NOT NULL,
	"outcome" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"in_cart_at" timestamp (3) with time zone,
	CONSTRAINT "therapy_check_ins_once" UNIQUE("plan_id","due_on","answered_on"),
	CONSTRAINT "therapy_check_ins_feeling" CHECK ("therapy_check_ins"."feeling" in ('well', 'some_trouble', 'not_well')),
	CONSTRAINT "therapy_check_ins_strength" CHECK ("therapy_check_ins"."strength" in ('same', 'clinician_changed', 'want_change')),
	CONSTRAINT "therapy_check_ins_outcome" CHECK ("therapy_check_ins"."outcome" in ('ready', 'talk', 'urgent')),
	CONSTRAINT "therapy_check_ins_cart" CHECK ("therapy_check_ins"."outcome" = 'ready' or "therapy_check_ins"."in_cart_at" is null),
	CONSTRAINT "therapy_check_ins_well" CHECK ("therapy_check_ins"."outcome" <> 'ready' or ("therapy_check_ins"."feeling" = 'well' and "therapy_check_ins"."strength" <> 'want_change'
        and cardinality("therapy_check_ins"."flags") = 0 and cardinality("therapy_check_ins"."changes") = 0))
);
--> statement-breakpoint
ALTER TABLE "therapy_plans" ADD COLUMN "paused_on" date;--> statement-breakpoint
ALTER TABLE "therapy_plans" ADD COLUMN "paused_until" date;--> statement-breakpoint
ALTER TABLE "therapy_plans" ADD COLUMN "refill_skipped_until" date;--> statement-breakpoint
ALTER TABLE "therapy_plans" ADD COLUMN "refill_mailed_for" date;--> statement-breakpoint
ALTER TABLE "therapy_check_ins" ADD CONSTRAINT "therapy_check_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_check_ins" ADD CONSTRAINT "therapy_check_ins_plan_id_therapy_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."therapy_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "therapy_check_ins_user_id_answered_on_index" ON "therapy_check_ins" USING btree ("user_id","answered_on");--> statement-breakpoint
ALTER TABLE "therapy_plans" ADD CONSTRAINT "therapy_plans_paused" CHECK ("therapy_plans"."state" = 'paused' or num_nonnulls("therapy_plans"."paused_on", "therapy_plans"."paused_until") = 0);

-- step 1795690701391 affiliate-ledger
CREATE TABLE "affiliate_ledger" (
	"id" uuid PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"commission_id" uuid,
	"reason" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affiliate_ledger_sign" CHECK (case "affiliate_ledger"."kind" when 'payable' then "affiliate_ledger"."amount" > 0 when 'clawback' then "affiliate_ledger"."amount" < 0
        when 'restored' then "affiliate_ledger"."amount" > 0 when 'adjusted' then "affiliate_ledger"."amount" <> 0 else false end),
	CONSTRAINT "affiliate_ledger_cause" CHECK (("affiliate_ledger"."commission_id" is not null) = ("affiliate_ledger"."kind" in ('payable', 'clawback', 'restored'))
        and ("affiliate_ledger"."reason" is not null) = ("affiliate_ledger"."kind" = 'adjusted'))
);
--> statement-breakpoint
ALTER TABLE "affiliate_ledger" ADD CONSTRAINT "affiliate_ledger_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_ledger" ADD CONSTRAINT "affiliate_ledger_commission_id_affiliate_commissions_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."affiliate_commissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_ledger_newest" ON "affiliate_ledger" USING btree ("affiliate_id","at","id");--> statement-breakpoint
CREATE INDEX "affiliate_ledger_commission_id_index" ON "affiliate_ledger" USING btree ("commission_id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_ledger_payable_once" ON "affiliate_ledger" USING btree ("commission_id") WHERE "affiliate_ledger"."kind" = 'payable';

-- step 1795690780720 affiliate-ledger-stays
-- What is owed is never rewritten: whatever changes it is a row of its own.
CREATE TRIGGER affiliate_ledger_append_only
  BEFORE UPDATE OR DELETE ON affiliate_ledger
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
INSERT INTO affiliate_ledger (id, affiliate_id, kind, amount, commission_id, at)
  SELECT gen_random_uuid(), c.affiliate_id, 'payable', sum(e.amount), c.id, c.payable_at
  FROM affiliate_commissions c JOIN affiliate_commission_entries e ON e.commission_id = c.id
  WHERE c.payable_at IS NOT NULL
  GROUP BY c.id
  HAVING sum(e.amount) > 0;

-- step 1795690920578 mail-wordings
CREATE TABLE "mail_wordings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"wordings" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "mail_wordings_once" UNIQUE("kind","version")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "kind" text;--> statement-breakpoint
CREATE INDEX "mails_to_whom" ON "mails" USING btree (lower("to"),"created_at");

-- step 1795691785823 instruction-contacts
ALTER TABLE "dose_instructions" ADD COLUMN "contact_on" date;--> statement-breakpoint
ALTER TABLE "dose_instructions" ADD COLUMN "contact_by" text;--> statement-breakpoint
ALTER TABLE "dose_instructions" ADD CONSTRAINT "dose_instructions_contact" CHECK (num_nonnulls("dose_instructions"."contact_on", "dose_instructions"."contact_by") in (0, 2)
        and num_nonnulls("dose_instructions"."contact_on", "dose_instructions"."booking_id") <= 1
        and "dose_instructions"."contact_by" in ('in_person', 'phone', 'video', 'message'));

-- step 1795691852947 instruction-contacts-final
-- What an instruction followed stays as it was written, like all else that it says.
DROP TRIGGER dose_instructions_final ON dose_instructions;--> statement-breakpoint
CREATE TRIGGER dose_instructions_final BEFORE UPDATE OF id, user_id, product_id, clinician_name, steps,
  every_days, vial_micrograms, water_microlitres, valid_until, written_at, contact_on, contact_by
  ON dose_instructions FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- step 1795691905025 erasures
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"asked_by" text NOT NULL,
	"reason" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"waiting_since" timestamp (3) with time zone,
	"kept_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"code" text,
	CONSTRAINT "erasures_code_unique" UNIQUE("code"),
	CONSTRAINT "erasures_asked_by" CHECK ("erasures"."asked_by" in ('owner', 'staff')),
	CONSTRAINT "erasures_one_end" CHECK (num_nonnulls("erasures"."kept_at", "erasures"."done_at") < 2),
	CONSTRAINT "erasures_done" CHECK (("erasures"."done_at" is null) = ("erasures"."code" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_open" ON "erasures" USING btree ("customer_id") WHERE "erasures"."kept_at" is null and "erasures"."done_at" is null;--> statement-breakpoint
CREATE INDEX "erasures_due" ON "erasures" USING btree ("due_at","id") WHERE "erasures"."kept_at" is null and "erasures"."done_at" is null;--> statement-breakpoint
CREATE INDEX "erasures_customer_id_index" ON "erasures" USING btree ("customer_id");

-- step 1795691978671 erase-from-the-log
-- The log stays as it was written, but for the words in it about somebody who is erased: a transaction
-- that erases says so, and then may change these three columns and nothing else.
CREATE FUNCTION refuse_change_unless_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('shop.erases', true) = 'on'
    AND (OLD.id, OLD.at, OLD.actor_kind, OLD.actor_id, OLD.action, OLD.subject_type, OLD.subject_id)
      = (NEW.id, NEW.at, NEW.actor_kind, NEW.actor_id, NEW.action, NEW.subject_type, NEW.subject_id)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
DROP TRIGGER audit_log_append_only ON audit_log;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_words_stay BEFORE UPDATE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_erased();

-- step 1795692151349 therapy-receipts
CREATE TABLE "therapy_receipts" (
	"dose_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"digest" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "therapy_receipts" ADD CONSTRAINT "therapy_receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "therapy_receipts_user_id_index" ON "therapy_receipts" USING btree ("user_id");

-- step 1795692251317 discretion
ALTER TABLE "customers" ADD COLUMN "is_discreet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_discreet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "neutral_subject" text;

-- step 1795692287818 discretion-of-orders
-- An order is as discreet as its customer had chosen when it was placed, whoever places it.
CREATE FUNCTION take_discretion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_discreet := coalesce(NEW.is_discreet, false)
    OR coalesce((SELECT is_discreet FROM customers WHERE id = NEW.customer_id), false);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_take_discretion BEFORE INSERT ON orders
  FOR EACH ROW EXECUTE FUNCTION take_discretion();

-- step 1795692390822 affiliate-payouts
CREATE SEQUENCE "public"."payout_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "affiliate_payout_details" (
	"id" uuid PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"method" text NOT NULL,
	"sealed" text NOT NULL,
	"last_four" text NOT NULL,
	"usable_from" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affiliate_payout_details_method" CHECK ("affiliate_payout_details"."method" in ('gcash', 'maya', 'bank')),
	CONSTRAINT "affiliate_payout_details_last_four" CHECK ("affiliate_payout_details"."last_four" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "affiliate_payout_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payout_id" uuid NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"details_id" uuid NOT NULL,
	"state" text NOT NULL,
	"reference" text,
	"failed_why" text,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "affiliate_payout_lines_once" UNIQUE("payout_id","affiliate_id"),
	CONSTRAINT "affiliate_payout_lines_amount" CHECK ("affiliate_payout_lines"."amount" > 0),
	CONSTRAINT "affiliate_payout_lines_state" CHECK ("affiliate_payout_lines"."state" in ('planned', 'open', 'paid', 'failed')
        and ("affiliate_payout_lines"."reference" is not null) = ("affiliate_payout_lines"."state" = 'paid')
        and ("affiliate_payout_lines"."failed_why" is not null) = ("affiliate_payout_lines"."state" = 'failed'))
);
--> statement-breakpoint
CREATE TABLE "affiliate_payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"state" text NOT NULL,
	"cutoff" timestamp (3) with time zone NOT NULL,
	"left_out" jsonb NOT NULL,
	"drafted_by" text NOT NULL,
	"drafted_at" timestamp (3) with time zone NOT NULL,
	"confirmed_by" text,
	"confirmed_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "affiliate_payouts_number_unique" UNIQUE("number"),
	CONSTRAINT "affiliate_payouts_state" CHECK ("affiliate_payouts"."state" in ('draft', 'open', 'closed', 'dropped')),
	CONSTRAINT "affiliate_payouts_confirmed" CHECK (("affiliate_payouts"."confirmed_at" is not null) = ("affiliate_payouts"."state" in ('open', 'closed'))
        and ("affiliate_payouts"."closed_at" is not null) = ("affiliate_payouts"."state" = 'closed'))
);
--> statement-breakpoint
ALTER TABLE "affiliate_ledger" DROP CONSTRAINT "affiliate_ledger_sign";--> statement-breakpoint
ALTER TABLE "affiliate_ledger" DROP CONSTRAINT "affiliate_ledger_cause";--> statement-breakpoint
ALTER TABLE "affiliate_ledger" ADD COLUMN "line_id" uuid;--> statement-breakpoint
ALTER TABLE "affiliate_payout_details" ADD CONSTRAINT "affiliate_payout_details_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payout_lines" ADD CONSTRAINT "affiliate_payout_lines_payout_id_affiliate_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."affiliate_payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payout_lines" ADD CONSTRAINT "affiliate_payout_lines_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payout_lines" ADD CONSTRAINT "affiliate_payout_lines_details_id_affiliate_payout_details_id_fk" FOREIGN KEY ("details_id") REFERENCES "public"."affiliate_payout_details"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_payout_details_newest" ON "affiliate_payout_details" USING btree ("affiliate_id","created_at","id");--> statement-breakpoint
CREATE INDEX "affiliate_payout_lines_affiliate_id_index" ON "affiliate_payout_lines" USING btree ("affiliate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_payouts_one_draft" ON "affiliate_payouts" USING btree ("state") WHERE "affiliate_payouts"."state" = 'draft';--> statement-breakpoint
ALTER TABLE "affiliate_ledger" ADD CONSTRAINT "affiliate_ledger_line_id_affiliate_payout_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."affiliate_payout_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_ledger" ADD CONSTRAINT "affiliate_ledger_line_once" UNIQUE("line_id","kind");--> statement-breakpoint
ALTER TABLE "affiliate_ledger" ADD CONSTRAINT "affiliate_ledger_sign" CHECK (case "affiliate_ledger"."kind" when 'payable' then "affiliate_ledger"."amount" > 0 when 'clawback' then "affiliate_ledger"."amount" < 0
        when 'restored' then "affiliate_ledger"."amount" > 0 when 'adjusted' then "affiliate_ledger"."amount" <> 0
        when 'paid_out' then "affiliate_ledger"."amount" < 0 when 'payout_failed' then "affiliate_ledger"."amount" > 0 else false end);--> statement-breakpoint
ALTER TABLE "affiliate_ledger" ADD CONSTRAINT "affiliate_ledger_cause" CHECK (("affiliate_ledger"."commission_id" is not null) = ("affiliate_ledger"."kind" in ('payable', 'clawback', 'restored'))
        and ("affiliate_ledger"."reason" is not null) = ("affiliate_ledger"."kind" = 'adjusted')
        and ("affiliate_ledger"."line_id" is not null) = ("affiliate_ledger"."kind" in ('paid_out', 'payout_failed')));

-- step 1795692421729 affiliate-payouts-stay
-- Where somebody was paid is never rewritten: another account is a row of its own.
CREATE TRIGGER affiliate_payout_details_append_only
  BEFORE UPDATE OR DELETE ON affiliate_payout_details
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A line that left the draft keeps whom it pays, how much and where, and is never deleted.
CREATE FUNCTION keep_payout_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state = 'planned' AND TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  IF TG_OP = 'DELETE' OR OLD.state IN ('paid', 'failed')
      OR (NEW.payout_id, NEW.affiliate_id, NEW.amount, NEW.details_id)
        IS DISTINCT FROM (OLD.payout_id, OLD.affiliate_id, OLD.amount, OLD.details_id) THEN
    RAISE EXCEPTION 'a line of a payout stays as it was confirmed';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER affiliate_payout_lines_stay
  BEFORE UPDATE OR DELETE ON affiliate_payout_lines
  FOR EACH ROW EXECUTE FUNCTION keep_payout_line();

-- step 1795692572092 campaigns
CREATE TABLE "campaign_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "campaign_links_once" UNIQUE("campaign_id","url")
);
--> statement-breakpoint
CREATE TABLE "campaign_recipients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"email" text NOT NULL,
	"customer_id" uuid,
	"first_name" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"skipped_why" text,
	"mail_id" uuid,
	"stop_token_hash" text,
	"link_token_hash" text,
	"queued_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"machine_opened_at" timestamp (3) with time zone,
	"clicked_at" timestamp (3) with time zone,
	"complained_at" timestamp (3) with time zone,
	"unsubscribed_at" timestamp (3) with time zone,
	CONSTRAINT "campaign_recipients_mailId_unique" UNIQUE("mail_id"),
	CONSTRAINT "campaign_recipients_stopTokenHash_unique" UNIQUE("stop_token_hash"),
	CONSTRAINT "campaign_recipients_linkTokenHash_unique" UNIQUE("link_token_hash"),
	CONSTRAINT "campaign_recipients_once" UNIQUE("campaign_id","email")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"preheader" text DEFAULT '' NOT NULL,
	"sender_name" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"segment_id" uuid,
	"state" text DEFAULT 'draft' NOT NULL,
	"scheduled_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"ended_why" text,
	"tested_version" integer,
	"recipient_count" integer DEFAULT 0 NOT NULL,
	"sent_count" integer DEFAULT 0 NOT NULL,
	"skipped_count" integer DEFAULT 0 NOT NULL,
	"bounce_count" integer DEFAULT 0 NOT NULL,
	"complaint_count" integer DEFAULT 0 NOT NULL,
	"unsubscribe_count" integer DEFAULT 0 NOT NULL,
	"open_count" integer DEFAULT 0 NOT NULL,
	"machine_open_count" integer DEFAULT 0 NOT NULL,
	"click_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "untracked_addresses" (
	"address_digest" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"address_digest" text NOT NULL,
	"mail_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_events_eventId_unique" UNIQUE("event_id")
);
--> statement-breakpoint
CREATE TABLE "mail_suppressions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address_digest" text NOT NULL,
	"sealed_address" text,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_suppressions_addressDigest_unique" UNIQUE("address_digest")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "from_name" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "purpose" text DEFAULT 'transactional' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "withheld_why" text;--> statement-breakpoint
ALTER TABLE "campaign_links" ADD CONSTRAINT "campaign_links_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_segment_id_segments_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_recipients_by_state" ON "campaign_recipients" USING btree ("campaign_id","state","id");--> statement-breakpoint
CREATE INDEX "campaign_recipients_email_index" ON "campaign_recipients" USING btree ("email");--> statement-breakpoint
CREATE INDEX "campaigns_newest" ON "campaigns" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_at_work" ON "campaigns" USING btree ("state") WHERE "campaigns"."state" in ('scheduled', 'sending');--> statement-breakpoint
CREATE INDEX "mail_events_address_digest_created_at_index" ON "mail_events" USING btree ("address_digest","created_at");--> statement-breakpoint
CREATE INDEX "mail_suppressions_created_at_id_index" ON "mail_suppressions" USING btree ("created_at","id");

-- step 1795692710449 api-keys
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"hint" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"expires_at" timestamp (3) with time zone,
	"last_used_on" date,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_keyHash_unique" UNIQUE("key_hash"),
	CONSTRAINT "api_keys_scopes" CHECK (cardinality("api_keys"."scopes") > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_name" ON "api_keys" USING btree (lower("name")) WHERE "api_keys"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "orders_changed" ON "orders" USING btree ("updated_at","id");

-- step 1795692738597 note-order-changes
-- Of orders from before, the last thing that they say of themselves.
UPDATE "orders" SET "updated_at" = greatest("created_at", "paid_at", "shipped_at", "cancelled_at");
--> statement-breakpoint
CREATE FUNCTION "note_order_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_note_change" BEFORE UPDATE ON "orders"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "note_order_change"();
--> statement-breakpoint
-- A parcel changes its order. Who writes a parcel holds the lock of its order.
CREATE FUNCTION "note_parcel_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET updated_at = now()
  WHERE id = coalesce(NEW.order_id, OLD.order_id) AND updated_at < now();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "parcels_note_change" AFTER INSERT OR UPDATE OR DELETE ON "parcels"
  FOR EACH ROW EXECUTE FUNCTION "note_parcel_change"();

-- step 1795692810602 webhooks
CREATE TABLE "webhook_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delivery_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"status" integer,
	"failure" text,
	"excerpt" text DEFAULT '' NOT NULL,
	"ms" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_deliveries_once" UNIQUE("endpoint_id","cause")
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_until" timestamp (3) with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"given_up_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_endpoints_events" CHECK (cardinality("webhook_endpoints"."events") > 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_watches" (
	"event" text PRIMARY KEY NOT NULL,
	"seen_to" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_attempts_delivery_id_at_index" ON "webhook_attempts" USING btree ("delivery_id","at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("endpoint_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_old" ON "webhook_deliveries" USING btree ("created_at");

-- step 1795693046947 erase-affiliates
-- What is never rewritten keeps its figures, and lets the words and accounts of somebody go who is erased.
CREATE FUNCTION refuse_change_outside_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('shop.erases', true) = 'on' AND TG_OP = 'UPDATE' THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
DROP TRIGGER affiliate_codes_stay ON affiliate_codes;
--> statement-breakpoint
CREATE TRIGGER affiliate_codes_stay BEFORE UPDATE OR DELETE ON affiliate_codes
  FOR EACH ROW EXECUTE FUNCTION refuse_change_outside_erasure();
--> statement-breakpoint
DROP TRIGGER affiliate_ledger_append_only ON affiliate_ledger;
--> statement-breakpoint
CREATE TRIGGER affiliate_ledger_append_only BEFORE UPDATE OR DELETE ON affiliate_ledger
  FOR EACH ROW EXECUTE FUNCTION refuse_change_outside_erasure();
--> statement-breakpoint
DROP TRIGGER affiliate_payout_details_append_only ON affiliate_payout_details;
--> statement-breakpoint
CREATE TRIGGER affiliate_payout_details_append_only BEFORE UPDATE OR DELETE ON affiliate_payout_details
  FOR EACH ROW EXECUTE FUNCTION refuse_change_outside_erasure();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_payout_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state = 'planned' AND TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  IF TG_OP = 'DELETE'
      OR (OLD.state IN ('paid', 'failed') AND NOT (
        coalesce(current_setting('shop.erases', true), '') = 'on' AND NEW.state = OLD.state))
      OR (NEW.payout_id, NEW.affiliate_id, NEW.amount, NEW.details_id)
        IS DISTINCT FROM (OLD.payout_id, OLD.affiliate_id, OLD.amount, OLD.details_id) THEN
    RAISE EXCEPTION 'a line of a payout stays as it was confirmed';
  END IF;
  RETURN NEW;
END $$;

-- step 1795714056826 reader-topics
CREATE TABLE "refused_topics" (
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refused_topics_email_topic_pk" PRIMARY KEY("email","topic")
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "topic" text DEFAULT 'offers' NOT NULL;

-- step 1795714084726 staff-mail-choices
CREATE TABLE "staff_mail_choices" (
	"user_id" text PRIMARY KEY NOT NULL,
	"choices" jsonb NOT NULL,
	"digest_hour" integer NOT NULL,
	"digest_day" text,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_mail_choices" ADD CONSTRAINT "staff_mail_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

-- step 1795714142176 automations
CREATE TABLE "automation_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"automation" text NOT NULL,
	"cause" text NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"waits_for" text,
	"ended_why" text,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"look_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"mail_id" uuid,
	"stop_token_hash" text,
	CONSTRAINT "automation_runs_mailId_unique" UNIQUE("mail_id"),
	CONSTRAINT "automation_runs_stopTokenHash_unique" UNIQUE("stop_token_hash"),
	CONSTRAINT "automation_runs_once" UNIQUE("automation","cause"),
	CONSTRAINT "automation_runs_ended" CHECK (("automation_runs"."state" = 'waiting') = ("automation_runs"."ended_at" is null)),
	CONSTRAINT "automation_runs_says_why" CHECK (("automation_runs"."state" in ('left', 'skipped')) = ("automation_runs"."ended_why" is not null))
);
--> statement-breakpoint
CREATE TABLE "automations" (
	"key" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"delay" integer NOT NULL,
	"delay_unit" text NOT NULL,
	"on_since" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "automations_delay" CHECK ("automations"."delay" >= 0),
	CONSTRAINT "automations_on_since" CHECK (not "automations"."is_on" or "automations"."on_since" is not null)
);
--> statement-breakpoint
CREATE INDEX "automation_runs_due" ON "automation_runs" USING btree ("look_at","id") WHERE "automation_runs"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "automation_runs_counted" ON "automation_runs" USING btree ("automation","state","ended_at");--> statement-breakpoint
CREATE INDEX "automation_runs_of_mailbox" ON "automation_runs" USING btree ("email","automation","ended_at");

-- step 1795714958161 price-watches
ALTER TABLE "stock_watches" DROP CONSTRAINT "stock_watches_once";--> statement-breakpoint
ALTER TABLE "stock_watches" ADD COLUMN "about" text DEFAULT 'stock' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_watches" ADD COLUMN "price_seen" integer;--> statement-breakpoint
ALTER TABLE "stock_watches" ADD COLUMN "cheaper_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stock_watches" ADD CONSTRAINT "stock_watches_once" UNIQUE NULLS NOT DISTINCT("email","product_id","variant_id","about");--> statement-breakpoint
ALTER TABLE "stock_watches" ADD CONSTRAINT "stock_watches_price" CHECK (("stock_watches"."about" = 'price') = ("stock_watches"."price_seen" is not null));

-- step 1795717666962 payment-providers
CREATE TABLE "payment_providers" (
	"provider" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"last_four" jsonb NOT NULL,
	"is_live" boolean NOT NULL,
	"is_chosen" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "session_url" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "receipt_number" text;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_providers_chosen" ON "payment_providers" USING btree ("is_chosen") WHERE "payment_providers"."is_chosen";--> statement-breakpoint
CREATE INDEX "payments_receipts" ON "payments" USING btree ("receipt_number") WHERE "payments"."receipt_number" is not null;

-- step 1795717765435 payment-providers-tell
-- Every process of the shop keeps the connections to payment providers in its memory.
CREATE TRIGGER tell_payment_providers AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON payment_providers
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('payment-providers');

-- step 1795717819746 compare-payouts
CREATE TABLE "payment_findings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"order_id" uuid,
	"gateway" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"expected" integer,
	"moved_at" timestamp (3) with time zone NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	"note" text,
	CONSTRAINT "payment_findings_same" UNIQUE("kind","subject"),
	CONSTRAINT "payment_findings_ended" CHECK (("payment_findings"."ended_at" is null) = ("payment_findings"."ended_by" is null))
);
--> statement-breakpoint
CREATE TABLE "payout_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"file_name" text NOT NULL,
	"digest" text NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payout_files_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "payout_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"row_no" integer NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"fee" integer NOT NULL,
	"payment_id" uuid,
	"verdict" text NOT NULL,
	CONSTRAINT "payout_lines_row" UNIQUE("file_id","row_no")
);
--> statement-breakpoint
ALTER TABLE "payment_findings" ADD CONSTRAINT "payment_findings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_file_id_payout_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."payout_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_findings_order_id_index" ON "payment_findings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_findings_open" ON "payment_findings" USING btree ("found_at","id") WHERE "payment_findings"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "payout_files_provider_uploaded_at_index" ON "payout_files" USING btree ("provider","uploaded_at");--> statement-breakpoint
CREATE INDEX "payout_files_uploaded_at_index" ON "payout_files" USING btree ("uploaded_at");--> statement-breakpoint
CREATE INDEX "payout_lines_payment_id_index" ON "payout_lines" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_lines_once" ON "payout_lines" USING btree ("payment_id") WHERE "payout_lines"."verdict" <> 'again';--> statement-breakpoint
CREATE INDEX "payout_lines_odd" ON "payout_lines" USING btree ("verdict") WHERE "payout_lines"."verdict" not in ('matched', 'back');

-- step 1795717881007 payout-proofs
CREATE TABLE "affiliate_payout_proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payout_id" uuid NOT NULL,
	"line_id" uuid,
	"file_id" uuid NOT NULL,
	"file_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affiliate_payout_proofs_lineId_unique" UNIQUE("line_id"),
	CONSTRAINT "affiliate_payout_proofs_fileId_unique" UNIQUE("file_id"),
	CONSTRAINT "affiliate_payout_proofs_type" CHECK ("affiliate_payout_proofs"."file_type" in ('image/webp', 'application/pdf'))
);
--> statement-breakpoint
ALTER TABLE "affiliate_payouts" ADD COLUMN "flagged" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_payout_proofs" ADD CONSTRAINT "affiliate_payout_proofs_payout_id_affiliate_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."affiliate_payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payout_proofs" ADD CONSTRAINT "affiliate_payout_proofs_line_id_affiliate_payout_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."affiliate_payout_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_payout_proofs_payout_id_index" ON "affiliate_payout_proofs" USING btree ("payout_id");

-- step 1795717956175 assistant
CREATE TABLE "assistant_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session" text NOT NULL,
	"sealed" text NOT NULL,
	"level" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assistant_conversations_session" UNIQUE("session"),
	CONSTRAINT "assistant_conversations_level" CHECK ("assistant_conversations"."level" in ('none', 'see_doctor', 'emergency', 'crisis'))
);
--> statement-breakpoint
CREATE TABLE "assistant_passages" (
	"position" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"names" text NOT NULL,
	"body" text NOT NULL,
	"edition" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title || ' ' || names), 'A') || setweight(to_tsvector('english', body), 'B')) STORED NOT NULL
);
--> statement-breakpoint
CREATE INDEX "assistant_conversations_last_at_index" ON "assistant_conversations" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "assistant_passages_words" ON "assistant_passages" USING gin ("words");

-- step 1795718029596 tell-the-assistant
-- The passages of the assistant are made of products too, and changes of these are told one by one.
-- Only of what it reads: what sells is written every night.
CREATE TRIGGER tell_assistant_of_products AFTER UPDATE ON products FOR EACH ROW
  WHEN ((OLD.slug, OLD.name, OLD.keywords, OLD.short_description, OLD.description, OLD.benefits,
      OLD.how_it_works, OLD.usage, OLD.storage, OLD.contraindications, OLD.interactions,
      OLD.safety_text, OLD.is_active)
    IS DISTINCT FROM (NEW.slug, NEW.name, NEW.keywords, NEW.short_description, NEW.description,
      NEW.benefits, NEW.how_it_works, NEW.usage, NEW.storage, NEW.contraindications,
      NEW.interactions, NEW.safety_text, NEW.is_active))
  EXECUTE FUNCTION tell_change('assistant_passages');

-- step 1795718076718 assistant-staff
CREATE TABLE "assistant_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"question" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"first_asked_at" timestamp (3) with time zone NOT NULL,
	"last_asked_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" text,
	"outcome" text,
	CONSTRAINT "assistant_questions_words" UNIQUE("words"),
	CONSTRAINT "assistant_questions_outcome" CHECK ("assistant_questions"."outcome" in ('answered', 'declined'))
);
--> statement-breakpoint
ALTER TABLE "assistant_conversations" ADD COLUMN "rated_down" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "assistant_conversations" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "assistant_conversations" ADD COLUMN "settled_by" text;--> statement-breakpoint
ALTER TABLE "assistant_conversations" ADD COLUMN "outcome" text;--> statement-breakpoint
CREATE INDEX "assistant_questions_open" ON "assistant_questions" USING btree ("first_asked_at","id") WHERE "assistant_questions"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "assistant_conversations_flagged" ON "assistant_conversations" USING btree ("started_at","id") WHERE "assistant_conversations"."settled_at" is null and ("assistant_conversations"."level" <> 'none' or "assistant_conversations"."rated_down");

-- step 1795718131706 assistant-spending
CREATE TABLE "assistant_spending" (
	"month" text PRIMARY KEY NOT NULL,
	"spent" bigint NOT NULL
);

-- step 1795718372845 highlevel
CREATE TABLE "highlevel_connection" (
	"id" integer PRIMARY KEY NOT NULL,
	"sealed_key" text,
	"key_end" text,
	"sealed_location" text,
	"sealed_trigger" text,
	"is_on" boolean DEFAULT false NOT NULL,
	"customers" boolean DEFAULT true NOT NULL,
	"newsletter" boolean DEFAULT true NOT NULL,
	"orders" boolean DEFAULT true NOT NULL,
	"account_name" text,
	"tested_at" timestamp (3) with time zone,
	"problem" text,
	"problem_since" timestamp (3) with time zone,
	"paused_until" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "highlevel_connection_once" CHECK ("highlevel_connection"."id" = 1),
	CONSTRAINT "highlevel_connection_key" CHECK (("highlevel_connection"."sealed_key" is null) = ("highlevel_connection"."key_end" is null)),
	CONSTRAINT "highlevel_connection_on" CHECK (not "highlevel_connection"."is_on" or "highlevel_connection"."sealed_key" is not null)
);
--> statement-breakpoint
CREATE TABLE "highlevel_contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"address_digest" text NOT NULL,
	"sealed_address" text NOT NULL,
	"remote_id" text,
	"told" text DEFAULT 'nothing' NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"refused_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"left_behind_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "highlevel_contacts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "highlevel_events" (
	"webhook_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "highlevel_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contact_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"cause" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"skipped" text,
	"status" integer,
	"said" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "highlevel_messages" ADD CONSTRAINT "highlevel_messages_contact_id_highlevel_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."highlevel_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "highlevel_contacts_digest" ON "highlevel_contacts" USING btree ("address_digest");--> statement-breakpoint
CREATE INDEX "highlevel_contacts_remote" ON "highlevel_contacts" USING btree ("remote_id");--> statement-breakpoint
CREATE INDEX "highlevel_contacts_erased" ON "highlevel_contacts" USING btree ("created_at") WHERE "highlevel_contacts"."email" is null;--> statement-breakpoint
CREATE INDEX "highlevel_events_received_at_index" ON "highlevel_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "highlevel_messages_once" ON "highlevel_messages" USING btree ("kind","cause");--> statement-breakpoint
CREATE INDEX "highlevel_messages_contact" ON "highlevel_messages" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "highlevel_messages_newest" ON "highlevel_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "highlevel_messages_state" ON "highlevel_messages" USING btree ("state","created_at");

-- step 1795742859164 parcel-checks
CREATE TABLE "parcel_checks" (
	"day" date PRIMARY KEY NOT NULL,
	"found" integer DEFAULT 0 NOT NULL,
	"not_found" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "parcel_checks_counts" CHECK (least("parcel_checks"."found", "parcel_checks"."not_found") >= 0)
);
--> statement-breakpoint
CREATE INDEX "parcels_compared_number" ON "parcels" USING btree (upper(regexp_replace(tracking_number, '[^A-Za-z0-9]', '', 'g'))) WHERE "parcels"."tracking_number" is not null;

-- step 1795743880567 couriers-parcels
CREATE TABLE "courier_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parcel_id" uuid NOT NULL,
	"note" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"asked_by" text NOT NULL,
	"hidden_until" timestamp (3) with time zone NOT NULL,
	"form_key" uuid NOT NULL,
	CONSTRAINT "courier_questions_form" UNIQUE("form_key"),
	CONSTRAINT "courier_questions_time" CHECK ("courier_questions"."hidden_until" > "courier_questions"."asked_at")
);
--> statement-breakpoint
CREATE TABLE "parcel_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"tracking_number" text,
	"parcel_id" uuid,
	"word" text NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"says" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"form_key" uuid,
	CONSTRAINT "parcel_events_form" UNIQUE("form_key"),
	CONSTRAINT "parcel_events_once" UNIQUE("source","tracking_number","happened_at","says"),
	CONSTRAINT "parcel_events_subject" CHECK (case when "parcel_events"."source" = 'staff'
          then "parcel_events"."parcel_id" is not null and "parcel_events"."tracking_number" is null and "parcel_events"."form_key" is not null
          else "parcel_events"."parcel_id" is null and "parcel_events"."tracking_number" is not null
            and "parcel_events"."tracking_number" = upper("parcel_events"."tracking_number") and "parcel_events"."form_key" is null end),
	CONSTRAINT "parcel_events_source" CHECK ("parcel_events"."source" in ('ninjavan', 'staff')),
	CONSTRAINT "parcel_events_word" CHECK ("parcel_events"."word" in ('booked', 'picked_up', 'in_transit', 'out_for_delivery', 'failed_attempt',
        'delivered', 'coming_back', 'lost', 'returned'))
);
--> statement-breakpoint
ALTER TABLE "courier_questions" ADD CONSTRAINT "courier_questions_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courier_questions_of_parcel" ON "courier_questions" USING btree ("parcel_id","hidden_until");--> statement-breakpoint
CREATE INDEX "parcel_events_of_number" ON "parcel_events" USING btree ("tracking_number","happened_at") WHERE "parcel_events"."tracking_number" is not null;--> statement-breakpoint
CREATE INDEX "parcel_events_of_parcel" ON "parcel_events" USING btree ("parcel_id","happened_at") WHERE "parcel_events"."parcel_id" is not null;--> statement-breakpoint
CREATE INDEX "parcels_on_their_way" ON "parcels" USING btree ("shipped_at","id") WHERE "parcels"."shipped_at" is not null and "parcels"."delivered_at" is null and "parcels"."returned_at" is null;

-- step 1795743903743 cash-by-area
ALTER TABLE "delivery_areas" ADD COLUMN "cash" boolean DEFAULT true NOT NULL;

-- step 1795743965650 areas-tell-the-questions
-- The page of questions says in which provinces couriers collect cash.
CREATE TRIGGER tell_areas AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_areas
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('faq');

-- step 1795744021003 invoices
CREATE TABLE "credit_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" integer NOT NULL,
	"number" text NOT NULL,
	"invoice_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"day" date NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"vatable" integer NOT NULL,
	"vat" integer NOT NULL,
	"zero_rated" integer NOT NULL,
	"exempt" integer NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "credit_notes_serial_unique" UNIQUE("serial"),
	CONSTRAINT "credit_notes_number_unique" UNIQUE("number"),
	CONSTRAINT "credit_notes_once" UNIQUE("invoice_id","order_id","cause"),
	CONSTRAINT "credit_notes_parts" CHECK ("credit_notes"."total" = "credit_notes"."vatable" + "credit_notes"."vat" + "credit_notes"."zero_rated" + "credit_notes"."exempt"
        and least("credit_notes"."vatable", "credit_notes"."vat", "credit_notes"."zero_rated", "credit_notes"."exempt") >= 0 and "credit_notes"."total" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"series" text PRIMARY KEY NOT NULL,
	"first" integer NOT NULL,
	"next" integer NOT NULL,
	CONSTRAINT "invoice_series_forward" CHECK ("invoice_series"."next" >= "invoice_series"."first")
);
--> statement-breakpoint
CREATE TABLE "invoiced_orders" (
	"invoice_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"amount" integer NOT NULL,
	"goods" text NOT NULL,
	CONSTRAINT "invoiced_orders_invoice_id_order_id_pk" PRIMARY KEY("invoice_id","order_id"),
	CONSTRAINT "invoiced_orders_once" UNIQUE("order_id","round"),
	CONSTRAINT "invoiced_orders_amount" CHECK ("invoiced_orders"."amount" > 0 and "invoiced_orders"."round" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" integer NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"registration" text NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb,
	"lines" jsonb NOT NULL,
	"gross" integer NOT NULL,
	"discount" integer NOT NULL,
	"shipping" integer NOT NULL,
	"cold_pack" integer NOT NULL,
	"added_tax" integer NOT NULL,
	"vatable" integer NOT NULL,
	"vat" integer NOT NULL,
	"zero_rated" integer NOT NULL,
	"exempt" integer NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "invoices_serial_unique" UNIQUE("serial"),
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_kind" CHECK (("invoices"."kind" = 'day') = ("invoices"."buyer" is null)),
	CONSTRAINT "invoices_charged" CHECK ("invoices"."total" = "invoices"."gross" - "invoices"."discount" + "invoices"."shipping" + "invoices"."cold_pack" + "invoices"."added_tax"),
	CONSTRAINT "invoices_parts" CHECK ("invoices"."total" = "invoices"."vatable" + "invoices"."vat" + "invoices"."zero_rated" + "invoices"."exempt"
        and least("invoices"."vatable", "invoices"."vat", "invoices"."zero_rated", "invoices"."exempt") >= 0 and "invoices"."total" > 0)
);
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoiced_orders" ADD CONSTRAINT "invoiced_orders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoiced_orders" ADD CONSTRAINT "invoiced_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_notes_order_id_index" ON "credit_notes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "credit_notes_of_day" ON "credit_notes" USING btree ("day","serial");--> statement-breakpoint
CREATE INDEX "invoices_newest" ON "invoices" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_of_day" ON "invoices" USING btree ("day","serial");

-- step 1795744071309 invoices-stay
-- What was given out is never rewritten or deleted: a credit note sets it right.
CREATE TRIGGER invoices_append_only BEFORE UPDATE OR DELETE ON invoices
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER invoiced_orders_append_only BEFORE UPDATE OR DELETE ON invoiced_orders
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER credit_notes_append_only BEFORE UPDATE OR DELETE ON credit_notes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A series only goes forward, one number at a time, and begins where it began.
CREATE FUNCTION keep_invoice_series() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR (NEW.series, NEW.first, NEW.next)
      IS DISTINCT FROM (OLD.series, OLD.first, OLD.next + 1) THEN
    RAISE EXCEPTION 'a series of invoices goes forward by one';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoice_series_forward BEFORE UPDATE OR DELETE ON invoice_series
  FOR EACH ROW EXECUTE FUNCTION keep_invoice_series();

-- step 1795744409987 remit-cash
CREATE TABLE "cash_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"finding_id" uuid NOT NULL,
	"act" text NOT NULL,
	"amount" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"acted_by" text NOT NULL,
	"acted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cash_findings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"order_id" uuid,
	"carrier" text NOT NULL,
	"tracking" text NOT NULL,
	"amount" integer NOT NULL,
	"expected" integer NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"waits_since" timestamp (3) with time zone,
	"claimed_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "cash_findings_same" UNIQUE("kind","subject"),
	CONSTRAINT "cash_findings_ended" CHECK (("cash_findings"."ended_at" is null) = ("cash_findings"."ended_by" is null)),
	CONSTRAINT "cash_findings_waits" CHECK ("cash_findings"."ended_at" is not null or num_nonnulls("cash_findings"."waits_since", "cash_findings"."claimed_at") > 0)
);
--> statement-breakpoint
CREATE TABLE "remittance_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"carrier" text NOT NULL,
	"file_name" text NOT NULL,
	"digest" text NOT NULL,
	"columns" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"bad" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remittance_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"carrier" text NOT NULL,
	"file_name" text NOT NULL,
	"digest" text NOT NULL,
	"bad" jsonb NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "remittance_files_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "remittance_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"row_no" integer NOT NULL,
	"tracking" text NOT NULL,
	"collected" integer NOT NULL,
	"fee" integer NOT NULL,
	"remitted" integer NOT NULL,
	"delivered_on" text,
	"verdict" text NOT NULL,
	"parcel_id" uuid,
	"order_id" uuid,
	"expected" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "remittance_lines_row" UNIQUE("file_id","row_no"),
	CONSTRAINT "remittance_lines_placed" CHECK (("remittance_lines"."parcel_id" is null) = ("remittance_lines"."order_id" is null)),
	CONSTRAINT "remittance_lines_back" CHECK (("remittance_lines"."verdict" = 'back') = ("remittance_lines"."collected" < 0))
);
--> statement-breakpoint
ALTER TABLE "cash_acts" ADD CONSTRAINT "cash_acts_finding_id_cash_findings_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."cash_findings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_findings" ADD CONSTRAINT "cash_findings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_lines" ADD CONSTRAINT "remittance_lines_file_id_remittance_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."remittance_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_lines" ADD CONSTRAINT "remittance_lines_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_lines" ADD CONSTRAINT "remittance_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_acts_finding_id_acted_at_index" ON "cash_acts" USING btree ("finding_id","acted_at");--> statement-breakpoint
CREATE INDEX "cash_findings_order_id_index" ON "cash_findings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "cash_findings_waiting" ON "cash_findings" USING btree ("waits_since","id") WHERE "cash_findings"."ended_at" is null and "cash_findings"."waits_since" is not null;--> statement-breakpoint
CREATE INDEX "cash_findings_claimed" ON "cash_findings" USING btree ("claimed_at","id") WHERE "cash_findings"."ended_at" is null and "cash_findings"."claimed_at" is not null;--> statement-breakpoint
CREATE INDEX "remittance_drafts_created_at_index" ON "remittance_drafts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "remittance_files_uploaded_at_id_index" ON "remittance_files" USING btree ("uploaded_at","id");--> statement-breakpoint
CREATE INDEX "remittance_lines_order_id_index" ON "remittance_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "remittance_lines_parcel_id_index" ON "remittance_lines" USING btree ("parcel_id");--> statement-breakpoint
CREATE INDEX "remittance_lines_tracking" ON "remittance_lines" USING btree ("tracking");--> statement-breakpoint
CREATE UNIQUE INDEX "remittance_lines_once" ON "remittance_lines" USING btree ("tracking") WHERE "remittance_lines"."verdict" = 'first';--> statement-breakpoint
CREATE INDEX "remittance_lines_unknown" ON "remittance_lines" USING btree ("id") WHERE "remittance_lines"."order_id" is null;

-- step 1795744455699 cash-stays
-- What a courier said it paid is never rewritten: a correction is a line of another file.
CREATE TRIGGER remittance_files_stay BEFORE UPDATE OR DELETE ON remittance_files
  FOR EACH ROW EXECUTE FUNCTION refuse_change_outside_erasure();
--> statement-breakpoint
-- A line gets its parcel once, when its tracking number becomes known; its money stays as it is.
CREATE FUNCTION keep_remittance_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.order_id IS NOT NULL
      OR (NEW.id, NEW.file_id, NEW.row_no, NEW.tracking, NEW.collected, NEW.fee, NEW.remitted, NEW.verdict)
        IS DISTINCT FROM (OLD.id, OLD.file_id, OLD.row_no, OLD.tracking, OLD.collected, OLD.fee,
          OLD.remitted, OLD.verdict) THEN
    RAISE EXCEPTION 'a line of a remittance stays as it came';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER remittance_lines_stay BEFORE UPDATE OR DELETE ON remittance_lines
  FOR EACH ROW EXECUTE FUNCTION keep_remittance_line();
--> statement-breakpoint
-- What staff did about a difference: its words go with who is erased, its figures stay.
CREATE TRIGGER cash_acts_stay BEFORE UPDATE OR DELETE ON cash_acts
  FOR EACH ROW EXECUTE FUNCTION refuse_change_outside_erasure();

-- step 1795744501430 statutory-discount
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

-- step 1795745763361 couriers-reports
CREATE TABLE "courier_connections" (
	"courier" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"last_four" jsonb NOT NULL,
	"is_live" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "parcel_events_reported" ON "parcel_events" USING btree ("received_at") WHERE "parcel_events"."source" = 'ninjavan';

-- step 1795758385688 courier-bookings
CREATE TABLE "parcel_bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"parcel" integer NOT NULL,
	"attempt" integer NOT NULL,
	"reference" text NOT NULL,
	"courier" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"says" text DEFAULT '' NOT NULL,
	"tracking_number" text,
	"price" integer,
	"digest" text NOT NULL,
	"requests" integer DEFAULT 1 NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"asked_by" text NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "parcel_bookings_reference" UNIQUE("reference"),
	CONSTRAINT "parcel_bookings_attempt" UNIQUE("order_id","parcel","attempt"),
	CONSTRAINT "parcel_bookings_numbers" CHECK (least("parcel_bookings"."parcel", "parcel_bookings"."attempt", "parcel_bookings"."requests") > 0),
	CONSTRAINT "parcel_bookings_reference_form" CHECK ("parcel_bookings"."reference" ~ '^[A-Z0-9]{9}$'),
	CONSTRAINT "parcel_bookings_courier" CHECK ("parcel_bookings"."courier" = 'ninjavan'),
	CONSTRAINT "parcel_bookings_state" CHECK ("parcel_bookings"."state" in ('asked', 'booked', 'refused', 'cancelled')),
	CONSTRAINT "parcel_bookings_number" CHECK ("parcel_bookings"."state" <> 'booked' or "parcel_bookings"."tracking_number" is not null),
	CONSTRAINT "parcel_bookings_settled" CHECK (("parcel_bookings"."state" = 'asked') = ("parcel_bookings"."settled_at" is null)),
	CONSTRAINT "parcel_bookings_price" CHECK ("parcel_bookings"."price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "courier_connections" ADD COLUMN "sender" jsonb;--> statement-breakpoint
ALTER TABLE "parcel_bookings" ADD CONSTRAINT "parcel_bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "parcel_bookings_open" ON "parcel_bookings" USING btree ("order_id","parcel") WHERE "parcel_bookings"."state" in ('asked', 'booked');

-- step 1795767267788 saved-conversations
CREATE TABLE "assistant_saved_turns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"conversation" text NOT NULL,
	"sealed" text NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assistant_saved_turns" ADD CONSTRAINT "assistant_saved_turns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assistant_saved_turns_user_id_said_at_id_index" ON "assistant_saved_turns" USING btree ("user_id","said_at","id");--> statement-breakpoint
CREATE INDEX "assistant_saved_turns_said_at_index" ON "assistant_saved_turns" USING btree ("said_at");

-- step 1795854605744 index-emails
DROP INDEX "orders_of_guest";--> statement-breakpoint
CREATE INDEX "customers_by_email" ON "customers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree (lower("email"));

-- step 1795855792476 variant-pictures
ALTER TABLE "product_variants" ADD COLUMN "picture" text;

-- step 1795855891825 forget-typed-questions
-- Questions were stored as they were typed, with names and parts of addresses. From now on only
-- words of the shop are stored, and nothing can be told apart in the ones before.
DELETE FROM "assistant_questions";

-- step 1795856554400 discount-affiliates
ALTER TABLE "discounts" ADD COLUMN "affiliate_id" uuid;--> statement-breakpoint
CREATE INDEX "discounts_affiliate_id_index" ON "discounts" USING btree ("affiliate_id") WHERE "discounts"."affiliate_id" is not null;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;

-- step 1795857070288 free-gift-codes
ALTER TABLE "discounts" DROP CONSTRAINT "discounts_value";--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_value" CHECK (case "discounts"."type" when 'percentage' then "discounts"."value" between 1 and 10000
        when 'fixed_amount' then "discounts"."value" > 0
        when 'free_gift' then "discounts"."value" = 0 and cardinality("discounts"."product_ids") = 1
          and cardinality("discounts"."category_ids") = 0
        else false end);

-- step 1795857147170 daily-shares-of-the-model
CREATE TABLE "assistant_shares" (
	"day" date NOT NULL,
	"asker" text NOT NULL,
	"spent" bigint NOT NULL,
	CONSTRAINT "assistant_shares_day_asker_pk" PRIMARY KEY("day","asker")
);

-- step 1795857600446 shop-marks
CREATE TABLE "shop_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);

-- step 1795859227072 listing-by-featured
CREATE INDEX "products_featured" ON "products" USING btree (featured desc,sold_30d desc,name) WHERE "products"."is_active" and "products"."kind" = 'product';--> statement-breakpoint
CREATE INDEX "products_featured_of_category" ON "products" USING btree ("category_id",featured desc,sold_30d desc,name) WHERE "products"."is_active" and "products"."kind" = 'product';

-- step 1795867071934 address-line-two
DROP INDEX "orders_place";--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD COLUMN "address_line2" text;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD COLUMN "country" text DEFAULT 'PH' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "address_line2" text;--> statement-breakpoint
CREATE INDEX "orders_place" ON "orders" USING gin ((translate(lower(address || ' ' || coalesce(address_line2, '') || ' ' || coalesce(barangay, '') || ' ' || city || ' ' || coalesce(province, '') || ' ' || coalesce(postal_code, '')), 'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ', 'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc')) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_within_ph" CHECK ("customer_addresses"."country" = 'PH');

-- step 1795917817114 no-model-words-answers
DROP TABLE "assistant_shares" CASCADE;--> statement-breakpoint
DROP TABLE "assistant_spending" CASCADE;

-- step 1795918315654 substances
ALTER TABLE "products" ADD COLUMN "compound" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "route" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "form" text;--> statement-breakpoint
UPDATE "products" SET "compound" = known.compound, "route" = 'under_skin', "form" = known.form
  FROM (VALUES
    ('tirzepatide', 'tirzepatide', 'powder_vial'),
    ('semaglutide', 'semaglutide', 'powder_vial'),
    ('retatrutide', 'retatrutide', 'powder_vial'),
    ('ghk-cu', 'ghk_cu', 'powder_vial'),
    ('nad-plus', 'nad', 'powder_vial'),
    ('lipo-c-b12', 'lipo_c', 'liquid_vial'),
    ('lemon-bottle', 'lemon_bottle', 'liquid_vial'),
    ('glow', 'glow', 'powder_vial'),
    ('klow', 'klow', 'powder_vial')
  ) AS known (slug, compound, form)
  WHERE "products"."slug" = known.slug OR EXISTS (
    SELECT FROM "former_product_slugs" f WHERE f.slug = known.slug AND f.product_id = "products"."id"
  );--> statement-breakpoint
UPDATE "products" SET "compound" = 'other'
  WHERE "compound" IS NULL AND "kind" = 'product' AND "regulatory_status" = 'not_a_medicine';

-- step 1795927858922 questions-answered-in-faq
ALTER TABLE "assistant_questions" ADD COLUMN "faq_slug" text;

-- step 1796000577451 book-checks
CREATE TABLE "book_checks" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"problems" text[] NOT NULL,
	CONSTRAINT "book_checks_one_row" CHECK ("book_checks"."id" = 1)
);

-- step 1796012873742 sales-days
CREATE TABLE "sales_days" (
	"day" date NOT NULL,
	"method" text NOT NULL,
	"orders" integer NOT NULL,
	"paid" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	CONSTRAINT "sales_days_day_method_pk" PRIMARY KEY("day","method")
);
--> statement-breakpoint
CREATE TABLE "sales_days_due" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sales_days_due_day_index" ON "sales_days_due" USING btree ("day");
--> statement-breakpoint
-- Says which days a write concerns. The sums themselves are computed by the shop's job, and by
-- readers until then, so that no write waits for another.
CREATE FUNCTION note_sales_days(moments timestamptz[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO sales_days_due (day)
  SELECT DISTINCT (moment AT TIME ZONE 'Asia/Manila')::date FROM unnest(moments) moment
  WHERE moment IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION note_sales_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_sales_days(ARRAY[OLD.paid_at, NEW.paid_at]
    || ARRAY(SELECT settled_at FROM payments WHERE order_id = NEW.id)
    || ARRAY(SELECT settled_at FROM refunds WHERE order_id = NEW.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_sales_of_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_sales_days(ARRAY[OLD.settled_at, NEW.settled_at]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_sales_of_new_order AFTER INSERT ON orders
  FOR EACH ROW WHEN (NEW.paid_at IS NOT NULL) EXECUTE FUNCTION note_sales_of_order();
--> statement-breakpoint
CREATE TRIGGER note_sales_of_changed_order AFTER UPDATE OF status, paid_at, payment_method ON orders
  FOR EACH ROW
  WHEN ((OLD.status = 'cancelled') <> (NEW.status = 'cancelled')
    OR OLD.payment_method <> NEW.payment_method OR OLD.paid_at IS DISTINCT FROM NEW.paid_at)
  EXECUTE FUNCTION note_sales_of_order();
--> statement-breakpoint
CREATE TRIGGER note_sales_of_payment AFTER INSERT OR UPDATE OF status, amount, settled_at ON payments
  FOR EACH ROW EXECUTE FUNCTION note_sales_of_money();
--> statement-breakpoint
CREATE TRIGGER note_sales_of_refund AFTER INSERT OR UPDATE OF status, amount, settled_at ON refunds
  FOR EACH ROW EXECUTE FUNCTION note_sales_of_money();
--> statement-breakpoint
-- All days from before: the job computes their sums at its first run.
SELECT note_sales_days(ARRAY(SELECT paid_at FROM orders WHERE paid_at IS NOT NULL)
  || ARRAY(SELECT settled_at FROM payments) || ARRAY(SELECT settled_at FROM refunds));

-- step 1796024034962 operations-of-the-api
CREATE TABLE "api_writes" (
	"key_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "api_writes_key_id_idempotency_key_pk" PRIMARY KEY("key_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "api_writes" ADD CONSTRAINT "api_writes_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_writes_at_index" ON "api_writes" USING btree ("at");--> statement-breakpoint
-- A scope is now the name of an operation.
UPDATE api_keys SET scopes = ARRAY(
  SELECT operation FROM unnest(scopes) AS scope, unnest(CASE scope
    WHEN 'orders:read' THEN ARRAY['orders.list', 'orders.get']
    WHEN 'products:read' THEN ARRAY['products.list', 'products.get']
    WHEN 'stock:read' THEN ARRAY['stock.list']
    ELSE ARRAY[scope] END) AS operation);

-- step 1796028178967 proposals-of-programs
CREATE TABLE "proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key_id" uuid NOT NULL,
	"key_name" text NOT NULL,
	"operation" text NOT NULL,
	"record" text NOT NULL,
	"record_id" text NOT NULL,
	"input" jsonb NOT NULL,
	"why" text NOT NULL,
	"changes" jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	CONSTRAINT "proposals_decided_has_time" CHECK (("proposals"."state" = 'open') = ("proposals"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposals_open" ON "proposals" USING btree ("asked_at") WHERE "proposals"."state" = 'open';--> statement-breakpoint
CREATE INDEX "proposals_key_id_index" ON "proposals" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "proposals_decided_at_index" ON "proposals" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "proposals_record_id_index" ON "proposals" USING btree ("record_id");

-- step 1796034531740 store-credit
CREATE TABLE "credit_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_accounts_customerId_unique" UNIQUE("customer_id"),
	CONSTRAINT "credit_accounts_balance" CHECK ("credit_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"cause" text,
	"order_id" uuid,
	"reason" text,
	"request_key" uuid,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_entries_requestKey_unique" UNIQUE("request_key"),
	CONSTRAINT "credit_entries_sign" CHECK (case "credit_entries"."kind" when 'issued' then "credit_entries"."amount" > 0 when 'spent' then "credit_entries"."amount" < 0
        when 'returned' then "credit_entries"."amount" > 0 when 'adjusted' then "credit_entries"."amount" < 0 else false end),
	CONSTRAINT "credit_entries_cause" CHECK (("credit_entries"."cause" is not null) = ("credit_entries"."kind" = 'issued')
        and ("credit_entries"."cause" is null or "credit_entries"."cause" in ('goodwill', 'refund'))
        and ("credit_entries"."order_id" is not null) = ("credit_entries"."kind" in ('spent', 'returned') or coalesce("credit_entries"."cause" = 'refund', false))
        and ("credit_entries"."reason" is not null) = ("credit_entries"."kind" = 'adjusted' or "credit_entries"."kind" = 'issued'))
);
--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_account_id_credit_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."credit_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_accounts_owed" ON "credit_accounts" USING btree ("balance","id") WHERE "credit_accounts"."balance" > 0;--> statement-breakpoint
CREATE INDEX "credit_entries_newest" ON "credit_entries" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE INDEX "credit_entries_of_order" ON "credit_entries" USING btree ("order_id") WHERE "credit_entries"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "credit_entries_by_time" ON "credit_entries" USING btree ("at","id");

-- step 1796034616760 credit-stays
-- What is owed is never rewritten: whatever changes it is a row of its own.
CREATE TRIGGER credit_entries_append_only BEFORE UPDATE OR DELETE ON credit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change_outside_erasure();
--> statement-breakpoint
ALTER TABLE credit_entries ADD CONSTRAINT credit_entries_order_id_orders_id_fk
  FOREIGN KEY (order_id) REFERENCES orders (id);

-- step 1796036252343 orders-use-credit
ALTER TABLE "orders" ADD COLUMN "credit_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_credit" CHECK ("orders"."paid_at" is not null or "orders"."credit_total" <= "orders"."total_amount");

-- step 1796034811508 texts-to-buyers
CREATE TABLE "message_choices" (
	"user_id" text PRIMARY KEY NOT NULL,
	"number" text,
	"new_number" text,
	"code_digest" text,
	"code_sent_at" timestamp (3) with time zone,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"order_by" text DEFAULT 'email' NOT NULL,
	"dose_by" text DEFAULT 'email' NOT NULL,
	CONSTRAINT "message_choices_code" CHECK (num_nonnulls("message_choices"."new_number", "message_choices"."code_digest", "message_choices"."code_sent_at") in (0, 3)),
	CONSTRAINT "message_choices_number" CHECK ("message_choices"."number" is not null or ("message_choices"."order_by" = 'email' and "message_choices"."dose_by" = 'email'))
);
--> statement-breakpoint
CREATE TABLE "message_connection" (
	"id" integer PRIMARY KEY NOT NULL,
	"provider" text,
	"sealed_keys" text,
	"key_end" text,
	"sender" text DEFAULT '' NOT NULL,
	"part_price" integer DEFAULT 50 NOT NULL,
	"monthly_limit" integer DEFAULT 100000 NOT NULL,
	"refused_since" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "message_connection_once" CHECK ("message_connection"."id" = 1),
	CONSTRAINT "message_connection_amounts" CHECK ("message_connection"."part_price" >= 0 and "message_connection"."monthly_limit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "message_stops" (
	"number_digest" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dedupe_key" text NOT NULL,
	"topic" text NOT NULL,
	"user_id" text,
	"about_id" uuid,
	"sealed" text,
	"number_digest" text NOT NULL,
	"number_end" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"why" text,
	"says" text DEFAULT '' NOT NULL,
	"provider" text,
	"provider_id" text,
	"parts" integer NOT NULL,
	"cost" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "sent_messages_dedupeKey_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "sent_messages_reported" UNIQUE("provider","provider_id"),
	CONSTRAINT "sent_messages_state" CHECK ("sent_messages"."state" in ('queued', 'asked', 'sent', 'delivered', 'failed', 'withheld')),
	CONSTRAINT "sent_messages_why" CHECK (("sent_messages"."why" is not null) = ("sent_messages"."state" in ('failed', 'withheld'))),
	CONSTRAINT "sent_messages_ended" CHECK (("sent_messages"."ended_at" is not null) =
      ("sent_messages"."state" in ('delivered', 'failed', 'withheld'))),
	CONSTRAINT "sent_messages_cost" CHECK ("sent_messages"."cost" >= 0)
);
--> statement-breakpoint
ALTER TABLE "message_choices" ADD CONSTRAINT "message_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_messages" ADD CONSTRAINT "sent_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_messages_newest" ON "sent_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "sent_messages_asked" ON "sent_messages" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "sent_messages_open" ON "sent_messages" USING btree ("asked_at") WHERE "sent_messages"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "sent_messages_number" ON "sent_messages" USING btree ("number_digest","created_at");--> statement-breakpoint
CREATE INDEX "sent_messages_user" ON "sent_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sent_messages_about" ON "sent_messages" USING btree ("about_id");

-- step 1796037183635 sessions-by-company
ALTER TABLE "sessions" ADD COLUMN "by_company" boolean DEFAULT false NOT NULL;

-- step 1796037956638 order-texts
ALTER TABLE "orders" ADD COLUMN "text_updates" boolean DEFAULT false NOT NULL;

-- step 1796039327183 refunds-to-credit
ALTER TABLE "refunds" ADD COLUMN "to_credit" boolean DEFAULT false NOT NULL;

-- step 1796048262740 guarantee-cases
CREATE TABLE "guarantee_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"event" text NOT NULL,
	"about_id" uuid NOT NULL,
	"goods" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"held" text,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "guarantee_cases_once" UNIQUE("order_id","event","about_id"),
	CONSTRAINT "guarantee_cases_event" CHECK ("guarantee_cases"."event" in ('recall', 'warm', 'late')),
	CONSTRAINT "guarantee_cases_held" CHECK ("guarantee_cases"."held" in ('order_limit', 'month_limit', 'unpaid', 'by_hand')),
	CONSTRAINT "guarantee_cases_state" CHECK (("guarantee_cases"."held" is null) = ("guarantee_cases"."paid_at" is not null)),
	CONSTRAINT "guarantee_cases_closed" CHECK (num_nonnulls("guarantee_cases"."paid_at", "guarantee_cases"."closed_at") < 2),
	CONSTRAINT "guarantee_cases_amount" CHECK ("guarantee_cases"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "guarantee_cases" ADD CONSTRAINT "guarantee_cases_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guarantee_cases_paid" ON "guarantee_cases" USING btree ("paid_at") WHERE "guarantee_cases"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "guarantee_cases_waiting" ON "guarantee_cases" USING btree ("opened_at","id") WHERE "guarantee_cases"."paid_at" is null and "guarantee_cases"."closed_at" is null;

-- step 1796048287779 sign-electronic-invoices
CREATE TABLE "e_document_connection" (
	"id" integer PRIMARY KEY NOT NULL,
	"receiver" text,
	"accreditation" text DEFAULT '' NOT NULL,
	"sealed_keys" text,
	"refused_since" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "e_document_connection_once" CHECK ("e_document_connection"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "e_document_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"sealed_jwk" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "e_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"note_id" uuid,
	"tax_class" text NOT NULL,
	"revision" integer NOT NULL,
	"number" text NOT NULL,
	"day" date NOT NULL,
	"unique_id" text NOT NULL,
	"kid" text NOT NULL,
	"payload" jsonb NOT NULL,
	"jws" text NOT NULL,
	"total" integer NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"says" text DEFAULT '' NOT NULL,
	"submit_id" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "e_documents_uniqueId_unique" UNIQUE("unique_id"),
	CONSTRAINT "e_documents_revision" UNIQUE NULLS NOT DISTINCT("invoice_id","note_id","tax_class","revision"),
	CONSTRAINT "e_documents_state" CHECK ("e_documents"."state" in ('queued', 'sent', 'accepted', 'rejected', 'corrected')),
	CONSTRAINT "e_documents_says" CHECK ("e_documents"."state" <> 'rejected' or "e_documents"."says" <> ''),
	CONSTRAINT "e_documents_sent" CHECK ("e_documents"."state" <> 'sent' or "e_documents"."sent_at" is not null),
	CONSTRAINT "e_documents_amounts" CHECK ("e_documents"."total" > 0 and "e_documents"."revision" > 0 and "e_documents"."tries" >= 0)
);
--> statement-breakpoint
ALTER TABLE "e_documents" ADD CONSTRAINT "e_documents_kid_e_document_keys_kid_fk" FOREIGN KEY ("kid") REFERENCES "public"."e_document_keys"("kid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "e_documents_live" ON "e_documents" USING btree ("invoice_id",coalesce("note_id", "invoice_id"),"tax_class") WHERE "e_documents"."state" <> 'corrected';--> statement-breakpoint
CREATE INDEX "e_documents_due" ON "e_documents" USING btree ("next_at") WHERE "e_documents"."state" in ('queued', 'sent');--> statement-breakpoint
CREATE INDEX "e_documents_open" ON "e_documents" USING btree ("due_at") WHERE "e_documents"."state" in ('queued', 'rejected');--> statement-breakpoint
CREATE INDEX "e_documents_of_day" ON "e_documents" USING btree ("day","id");

-- step 1796049390649 keep-signed-documents
-- A signed document stays as it was signed. Only its way to the Bureau goes on.
CREATE TRIGGER e_documents_stay BEFORE UPDATE OF id, invoice_id, note_id, tax_class, revision, number,
  day, unique_id, kid, payload, jws, total, created_at, due_at
  ON e_documents FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER e_documents_last BEFORE DELETE ON e_documents
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER e_document_keys_stay BEFORE UPDATE OF kid, public_jwk OR DELETE ON e_document_keys
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- step 1796050427197 returns-as-credit
ALTER TABLE "returns" ADD COLUMN "as_credit" boolean DEFAULT false NOT NULL;

-- step 1796061926159 coming-from-another-shop
CREATE TABLE "past_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"email" text NOT NULL,
	"shop" text NOT NULL,
	"number" text NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"lines" jsonb NOT NULL,
	"discount" integer NOT NULL,
	"shipping" integer NOT NULL,
	"tax" integer NOT NULL,
	"total" integer NOT NULL,
	"refunded" integer NOT NULL,
	CONSTRAINT "past_orders_once" UNIQUE("shop","number"),
	CONSTRAINT "past_orders_amounts" CHECK (least("past_orders"."discount", "past_orders"."shipping", "past_orders"."tax", "past_orders"."total", "past_orders"."refunded") >= 0 and "past_orders"."refunded" <= "past_orders"."total")
);
--> statement-breakpoint
ALTER TABLE "past_orders" ADD CONSTRAINT "past_orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "past_orders_customer_id_placed_at_index" ON "past_orders" USING btree ("customer_id","placed_at");

-- step 1796061998705 send-notifications
CREATE TABLE "push_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_taken_at" timestamp (3) with time zone,
	CONSTRAINT "push_devices_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
ALTER TABLE "message_choices" DROP CONSTRAINT "message_choices_number";--> statement-breakpoint
ALTER TABLE "sent_messages" ALTER COLUMN "number_digest" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_messages" ALTER COLUMN "number_end" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "message_connection" ADD COLUMN "stop_salt" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_messages" ADD COLUMN "channel" text DEFAULT 'sms' NOT NULL;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_devices_user_id_index" ON "push_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_devices_session_id_index" ON "push_devices" USING btree ("session_id");--> statement-breakpoint
ALTER TABLE "message_choices" ADD CONSTRAINT "message_choices_number" CHECK ("message_choices"."number" is not null or ("message_choices"."order_by" <> 'sms' and "message_choices"."dose_by" <> 'sms'));--> statement-breakpoint
ALTER TABLE "sent_messages" ADD CONSTRAINT "sent_messages_channel" CHECK ("sent_messages"."channel" in ('sms', 'push') and num_nonnulls("sent_messages"."number_digest", "sent_messages"."number_end") =
        case "sent_messages"."channel" when 'sms' then 2 else 0 end);

-- step 1796062045424 end-push-devices
-- A device that is signed out gets no notifications. A session that merely expires leaves them on.
CREATE FUNCTION end_push_devices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_devices WHERE session_id = old.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER sessions_end_push_devices AFTER DELETE ON sessions
  FOR EACH ROW WHEN (old.expires_at > now()) EXECUTE FUNCTION end_push_devices();

-- step 1796062484125 sell-gift-cards
CREATE TABLE "gift_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"request_key" uuid NOT NULL,
	"amount" integer NOT NULL,
	"payment_method" text NOT NULL,
	"buyer_name" text NOT NULL,
	"buyer_email" text NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_email" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"send_on" date NOT NULL,
	"issue" integer DEFAULT 1 NOT NULL,
	"code_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"redeemed_at" timestamp (3) with time zone,
	"voided_at" timestamp (3) with time zone,
	"void_reason" text,
	CONSTRAINT "gift_cards_paymentId_unique" UNIQUE("payment_id"),
	CONSTRAINT "gift_cards_requestKey_unique" UNIQUE("request_key"),
	CONSTRAINT "gift_cards_codeHash_unique" UNIQUE("code_hash"),
	CONSTRAINT "gift_cards_amount" CHECK ("gift_cards"."amount" > 0),
	CONSTRAINT "gift_cards_one_end" CHECK (num_nonnulls("gift_cards"."redeemed_at", "gift_cards"."voided_at") <= 1),
	CONSTRAINT "gift_cards_void" CHECK (("gift_cards"."voided_at" is null) = ("gift_cards"."void_reason" is null)),
	CONSTRAINT "gift_cards_sent" CHECK (("gift_cards"."sent_at" is null) = ("gift_cards"."code_hash" is null)),
	CONSTRAINT "gift_cards_redeemed" CHECK ("gift_cards"."redeemed_at" is null or "gift_cards"."sent_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_cause";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_cards_newest" ON "gift_cards" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "gift_cards_to_send" ON "gift_cards" USING btree ("send_on") WHERE "gift_cards"."sent_at" is null and "gift_cards"."voided_at" is null;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_cause" CHECK (("credit_entries"."cause" is not null) = ("credit_entries"."kind" = 'issued')
        and ("credit_entries"."cause" is null or "credit_entries"."cause" in ('goodwill', 'refund', 'gift_card'))
        and ("credit_entries"."order_id" is not null) = ("credit_entries"."kind" in ('spent', 'returned') or coalesce("credit_entries"."cause" = 'refund', false))
        and ("credit_entries"."reason" is not null) = ("credit_entries"."kind" = 'adjusted' or coalesce("credit_entries"."cause" <> 'gift_card', false)));

-- step 1796064160827 news-on-phones
ALTER TABLE "message_choices" DROP CONSTRAINT "message_choices_number";--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "phone_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "message_choices" ADD COLUMN "news_by" text DEFAULT 'email' NOT NULL;--> statement-breakpoint
ALTER TABLE "message_choices" ADD CONSTRAINT "message_choices_number" CHECK ("message_choices"."number" is not null or 'sms' not in ("message_choices"."order_by", "message_choices"."dose_by", "message_choices"."news_by"));

-- step 1796064421142 redirect-old-addresses
CREATE TABLE "old_paths" (
	"id" uuid PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"leads_to" text NOT NULL,
	CONSTRAINT "old_paths_path_unique" UNIQUE("path")
);

-- step 1796067400028 import-reviews
ALTER TABLE "reviews" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "former_shop" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "imported_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "email" text;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_imported_once" ON "reviews" USING btree ("former_shop","product_id","author_name","created_at");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_from" CHECK (num_nonnulls("reviews"."order_id", "reviews"."former_shop") = 1
        and ("reviews"."former_shop" is null) = ("reviews"."imported_at" is null)
        and ("reviews"."email" is null or "reviews"."former_shop" is not null));

-- step 1796076068727 plan-files-in-the-background
CREATE TABLE "import_files" (
	"import_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "import_files_import_id_part_pk" PRIMARY KEY("import_id","part")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "rows_found" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "rows_planned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;

-- step 1796076274163 approval-rules
CREATE TABLE "approval_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operation" text NOT NULL,
	"key_id" uuid,
	"below_amount" integer,
	"per_day" integer NOT NULL,
	"made_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "approval_rules_per_day" CHECK ("approval_rules"."per_day" > 0),
	CONSTRAINT "approval_rules_below_amount" CHECK ("approval_rules"."below_amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "rule_id" uuid;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "rule_miss" text;--> statement-breakpoint
ALTER TABLE "approval_rules" ADD CONSTRAINT "approval_rules_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_rules" ADD CONSTRAINT "approval_rules_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_rule_id_approval_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."approval_rules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposals_by_rule" ON "proposals" USING btree ("rule_id","decided_at");
