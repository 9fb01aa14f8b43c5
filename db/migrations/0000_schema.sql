-- The schema of the shop. Tables, constraints and indexes are drizzle-kit's, from the
-- `tables.server.ts` files; what it can't express stands below "By hand".

-- Both come with PostgreSQL and are trusted: the owner of a database may create them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE SEQUENCE "public"."booking_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."ticket_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "assessment_rules" (
	"version" integer PRIMARY KEY NOT NULL,
	"goals" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"published_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assessments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"clinician_id" text,
	"contact" text NOT NULL,
	"email" text,
	"wellness_goal" text NOT NULL,
	"challenges" text[] NOT NULL,
	"age_group" text NOT NULL,
	"health_conditions" text[] NOT NULL,
	"glp_experience" text NOT NULL,
	"treatment_approach" text NOT NULL,
	"rules_version" integer NOT NULL,
	"result" jsonb NOT NULL,
	"completed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assessments_adult" CHECK ("assessments"."age_group" in ('18-30', '31-45', '46-60', '60+')),
	CONSTRAINT "assessments_answered" CHECK (cardinality("assessments"."challenges") > 0 and cardinality("assessments"."health_conditions") > 0)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "newsletter_confirmations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"source" text NOT NULL,
	"wording" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"source" text NOT NULL,
	"stop_token" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "newsletter_subscriptions_email_unique" UNIQUE("email"),
	CONSTRAINT "newsletter_subscriptions_stopToken_unique" UNIQUE("stop_token"),
	CONSTRAINT "newsletter_subscriptions_state" CHECK (case "newsletter_subscriptions"."state"
        when 'pending' then "newsletter_subscriptions"."confirmed_at" is null and "newsletter_subscriptions"."ended_at" is null
        when 'confirmed' then "newsletter_subscriptions"."confirmed_at" is not null and "newsletter_subscriptions"."ended_at" is null
        else "newsletter_subscriptions"."confirmed_at" is not null and "newsletter_subscriptions"."ended_at" is not null end),
	CONSTRAINT "newsletter_subscriptions_can_be_stopped" CHECK ("newsletter_subscriptions"."state" = 'pending' or "newsletter_subscriptions"."stop_token" is not null)
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"quantity" integer NOT NULL,
	"seen_price" integer NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cart_items_one_line" UNIQUE NULLS NOT DISTINCT("cart_id","product_id","variant_id"),
	CONSTRAINT "cart_items_quantity" CHECK ("cart_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "cart_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"discount_code" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"look" text,
	"description" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "categories_name_unique" UNIQUE("name"),
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "former_category_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_product_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_variants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_name" text NOT NULL,
	"option1_value" text NOT NULL,
	"option2_value" text,
	"sku" text NOT NULL,
	"price" integer NOT NULL,
	"compare_at_price" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_variants_sku_unique" UNIQUE("sku"),
	CONSTRAINT "variants_options" UNIQUE NULLS NOT DISTINCT("product_id","option1_value","option2_value"),
	CONSTRAINT "variants_price_positive" CHECK ("product_variants"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"category_id" uuid,
	"short_description" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"variant_names" text DEFAULT '' NOT NULL,
	"search_name" text GENERATED ALWAYS AS (lower(name || ' ' || keywords)) STORED NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', regexp_replace(regexp_replace(name || ' ' || keywords || ' ' || variant_names, '(\d)[.,](\d+) ?(mcg|mg|iu|ml|g)\M', '\1x\2\3', 'gi'),
    '(\d) ?(mcg|mg|iu|ml|g)\M', '\1\2', 'gi')), 'A')
          || setweight(to_tsvector('english', regexp_replace(regexp_replace(name || ' ' || keywords || ' ' || variant_names, '(\d)[.,](\d+) ?(mcg|mg|iu|ml|g)\M', '\1x\2\3', 'gi'),
    '(\d) ?(mcg|mg|iu|ml|g)\M', '\1\2', 'gi')), 'A')
          || setweight(to_tsvector('english', regexp_replace(regexp_replace(short_description, '(\d)[.,](\d+) ?(mcg|mg|iu|ml|g)\M', '\1x\2\3', 'gi'),
    '(\d) ?(mcg|mg|iu|ml|g)\M', '\1\2', 'gi')), 'B')
          || setweight(to_tsvector('english', regexp_replace(regexp_replace(description, '(\d)[.,](\d+) ?(mcg|mg|iu|ml|g)\M', '\1x\2\3', 'gi'),
    '(\d) ?(mcg|mg|iu|ml|g)\M', '\1\2', 'gi')), 'C')) STORED NOT NULL,
	"price" integer NOT NULL,
	"compare_at_price" integer,
	"highest_price" integer,
	"option1_name" text,
	"option2_name" text,
	"is_active" boolean DEFAULT false NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"course_weeks_min" integer,
	"course_weeks_max" integer,
	"monthly_factor" numeric(4, 2),
	"regulatory_status" text NOT NULL,
	"registration_no" text,
	"clearance" text NOT NULL,
	"benefits" text[] DEFAULT '{}' NOT NULL,
	"how_it_works" text DEFAULT '' NOT NULL,
	"usage" text DEFAULT '' NOT NULL,
	"storage" text DEFAULT '' NOT NULL,
	"contraindications" text[] DEFAULT '{}' NOT NULL,
	"interactions" text[] DEFAULT '{}' NOT NULL,
	"safety_text" text DEFAULT '' NOT NULL,
	"sources" text[] DEFAULT '{}' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reviewed_by" text,
	"reviewed_at" timestamp (3) with time zone,
	"rating_avg" real,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"sold_30d" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_sku_unique" UNIQUE("sku"),
	CONSTRAINT "products_price_positive" CHECK ("products"."price" > 0),
	CONSTRAINT "products_highest_price" CHECK ("products"."highest_price" >= "products"."price"),
	CONSTRAINT "products_option_names" CHECK ("products"."option1_name" is not null or "products"."option2_name" is null),
	CONSTRAINT "products_active_has_safety" CHECK (not "products"."is_active" or "products"."kind" <> 'product' or "products"."safety_text" <> '')
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"typed" text NOT NULL,
	"means" text NOT NULL,
	"asked" "tsquery" GENERATED ALWAYS AS (to_tsquery('english', replace(typed, ' ', ':* & ') || ':*')) STORED NOT NULL,
	"found" "tsquery" GENERATED ALWAYS AS (to_tsquery('english', replace(typed, ' ', ':* & ') || ':*') || to_tsquery('english', replace(replace(replace(means, ', ', ','), ' ', ':* & ') || ':*', ',', ':* | '))) STORED NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_synonyms_typed_unique" UNIQUE("typed")
);
--> statement-breakpoint
CREATE TABLE "stock_levels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_levels_item" UNIQUE NULLS NOT DISTINCT("product_id","variant_id"),
	CONSTRAINT "stock_reserved_within_on_hand" CHECK ("stock_levels"."reserved" between 0 and "stock_levels"."on_hand")
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stock_level_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"on_hand_delta" integer NOT NULL,
	"reserved_delta" integer NOT NULL,
	"order_id" uuid,
	"actor_id" text NOT NULL,
	"reason" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_watches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"email" text NOT NULL,
	"wording" text NOT NULL,
	"stop_token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stock_watches_once" UNIQUE NULLS NOT DISTINCT("email","product_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "placements" (
	"cart_id" uuid NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "placements_cart_id_key_pk" PRIMARY KEY("cart_id","key")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"purpose" text NOT NULL,
	"document" text NOT NULL,
	"document_version" integer NOT NULL,
	"wording" text,
	"given_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"doctor_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"type" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"held_until" timestamp (3) with time zone,
	"channel" text NOT NULL,
	"fee" integer NOT NULL,
	"currency" text NOT NULL,
	"credit_item_id" uuid,
	"credit_unit" integer,
	"credit_lost" boolean DEFAULT false NOT NULL,
	"moves" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"cancelled_by" text,
	"cancel_note" text,
	CONSTRAINT "bookings_number_unique" UNIQUE("number"),
	CONSTRAINT "bookings_span" CHECK ("bookings"."starts_at" < "bookings"."ends_at"),
	CONSTRAINT "bookings_status" CHECK ("bookings"."status" in ('held', 'booked', 'cancelled')),
	CONSTRAINT "bookings_held" CHECK (("bookings"."status" = 'held') = ("bookings"."held_until" is not null)),
	CONSTRAINT "bookings_cancelled" CHECK (("bookings"."status" = 'cancelled') = (num_nonnulls("bookings"."cancelled_at", "bookings"."cancelled_by") = 2)),
	CONSTRAINT "bookings_credit_lost" CHECK (not "bookings"."credit_lost" or ("bookings"."status" = 'cancelled' and "bookings"."credit_item_id" is not null)),
	CONSTRAINT "bookings_credit" CHECK (num_nonnulls("bookings"."credit_item_id", "bookings"."credit_unit") in (0, 2) and
        ("bookings"."credit_item_id" is null or ("bookings"."type" = 'initial' and "bookings"."status" <> 'held')))
);
--> statement-breakpoint
CREATE TABLE "consultation_types" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"minutes" integer NOT NULL,
	"channel" text NOT NULL,
	"fee" integer NOT NULL,
	"currency" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "consultation_types_minutes" CHECK ("consultation_types"."minutes" between 5 and 240),
	CONSTRAINT "consultation_types_fee" CHECK ("consultation_types"."fee" >= 0),
	CONSTRAINT "consultation_types_channel" CHECK ("consultation_types"."channel" in ('video', 'chat'))
);
--> statement-breakpoint
CREATE TABLE "doctor_days" (
	"doctor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"from_minute" smallint,
	"to_minute" smallint,
	CONSTRAINT "doctor_days_doctor_id_day_pk" PRIMARY KEY("doctor_id","day"),
	CONSTRAINT "doctor_days_span" CHECK (case num_nonnulls("doctor_days"."from_minute", "doctor_days"."to_minute") when 0 then true when 2 then
        0 <= "doctor_days"."from_minute" and "doctor_days"."from_minute" < "doctor_days"."to_minute" and "doctor_days"."to_minute" <= 1440
        else false end)
);
--> statement-breakpoint
CREATE TABLE "doctor_hours" (
	"doctor_id" uuid NOT NULL,
	"weekday" smallint NOT NULL,
	"from_minute" smallint NOT NULL,
	"to_minute" smallint NOT NULL,
	CONSTRAINT "doctor_hours_doctor_id_weekday_from_minute_pk" PRIMARY KEY("doctor_id","weekday","from_minute"),
	CONSTRAINT "doctor_hours_weekday" CHECK ("doctor_hours"."weekday" between 1 and 7),
	CONSTRAINT "doctor_hours_span" CHECK (0 <= "doctor_hours"."from_minute" and "doctor_hours"."from_minute" < "doctor_hours"."to_minute" and
      "doctor_hours"."to_minute" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "doctors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"specialization" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"public_email" text,
	"public_phone" text,
	"licence_number" text,
	"bio" text,
	"photo_id" text,
	"photo_alt" text,
	"photo_width" integer,
	"photo_height" integer,
	"consultation_url" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"hours_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "doctors_url" CHECK ("doctors"."consultation_url" ~ '^https?://'),
	CONSTRAINT "doctors_photo" CHECK (num_nonnulls("doctors"."photo_id", "doctors"."photo_width", "doctors"."photo_height") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "article_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"reviewer" text NOT NULL,
	"credentials" text NOT NULL,
	"reviewed_on" date NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"recorded_by" text NOT NULL,
	CONSTRAINT "article_reviews_once" UNIQUE("article_id","version")
);
--> statement-breakpoint
CREATE TABLE "article_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"category" text NOT NULL,
	"body" text NOT NULL,
	"author" text NOT NULL,
	"sources" jsonb NOT NULL,
	"products" text[] NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "article_versions_once" UNIQUE("article_id","version")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"published_version" integer,
	"first_published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "documents_slug_version_unique" UNIQUE("slug","version")
);
--> statement-breakpoint
CREATE TABLE "faq_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"version" integer NOT NULL,
	"category" text NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"live" text NOT NULL,
	"is_shown" boolean NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "faq_versions_once" UNIQUE("slug","version"),
	CONSTRAINT "faq_versions_position" CHECK ("faq_versions"."position" between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "text_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"version" text NOT NULL,
	"reviewer" text NOT NULL,
	"credentials" text NOT NULL,
	"reviewed_on" date NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"recorded_by" text NOT NULL,
	CONSTRAINT "text_reviews_once" UNIQUE("subject","version")
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"email" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"phone" text,
	"address_line1" text,
	"address_line2" text,
	"city" text,
	"state" text,
	"postal_code" text,
	"country" text DEFAULT 'PH' NOT NULL,
	"marketing_consent" boolean DEFAULT false NOT NULL,
	"order_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (translate(lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email || ' ' || coalesce(phone, '')), 'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ', 'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc')) STORED NOT NULL,
	CONSTRAINT "customers_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_token_hash_user_id_pk" PRIMARY KEY("token_hash","user_id")
);
--> statement-breakpoint
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
CREATE TABLE "lab_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lot_id" uuid NOT NULL,
	"file_id" text NOT NULL,
	"file_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"lab_name" text NOT NULL,
	"method" text NOT NULL,
	"purity" numeric(5, 2),
	"reported_on" date NOT NULL,
	"verify_url" text,
	"added_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"withdrawn_why" text,
	CONSTRAINT "lab_reports_withdrawn" CHECK (("lab_reports"."withdrawn_at" is null) = ("lab_reports"."withdrawn_why" is null)),
	CONSTRAINT "lab_reports_purity" CHECK ("lab_reports"."purity" > 0 and "lab_reports"."purity" <= 100),
	CONSTRAINT "lab_reports_verify_url" CHECK ("lab_reports"."verify_url" like 'https://%')
);
--> statement-breakpoint
CREATE TABLE "lots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"lot_number" text NOT NULL,
	"made_on" date,
	"expires_on" date NOT NULL,
	"received_units" integer NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"closed_why" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "lots_number" UNIQUE("product_id","lot_number"),
	CONSTRAINT "lots_units" CHECK ("lots"."received_units" > 0),
	CONSTRAINT "lots_closed" CHECK (("lots"."closed_at" is null) = ("lots"."closed_why" is null)
        and ("lots"."closed_at" is null or "lots"."opened_at" is not null)),
	CONSTRAINT "lots_dates" CHECK ("lots"."made_on" < "lots"."expires_on")
);
--> statement-breakpoint
CREATE TABLE "guest_reservations" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"units" integer NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"address" text,
	"confirmed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "order_confirmations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"product_name" text NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"price" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	CONSTRAINT "order_items_total" CHECK ("order_items"."total" = "order_items"."price" * "order_items"."quantity" - "order_items"."discount"),
	CONSTRAINT "order_items_quantity" CHECK ("order_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"access_issue" integer DEFAULT 1 NOT NULL,
	"mailed_token_hash" text,
	"cart_id" uuid,
	"customer_id" uuid,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"payment_method" text NOT NULL,
	"fulfillment_status" text NOT NULL,
	"needs_attention" text,
	"currency" text DEFAULT 'PHP' NOT NULL,
	"subtotal" integer NOT NULL,
	"discount_total" integer DEFAULT 0 NOT NULL,
	"discount_id" uuid,
	"discount_code" text,
	"shipping_total" integer DEFAULT 0 NOT NULL,
	"tax_total" integer DEFAULT 0 NOT NULL,
	"total_amount" integer NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"address" text NOT NULL,
	"barangay" text,
	"city" text NOT NULL,
	"province" text,
	"postal_code" text,
	"psgc_code" text,
	"country" text DEFAULT 'PH' NOT NULL,
	"notes" text,
	"courier" text,
	"tracking_number" text,
	"tracking_url" text,
	"shipped_at" timestamp (3) with time zone,
	"shipment_told" jsonb,
	"tracking_changed_at" timestamp (3) with time zone,
	"terms_version" integer NOT NULL,
	"privacy_version" integer NOT NULL,
	"terms_accepted_at" timestamp (3) with time zone NOT NULL,
	"adult_confirmed_at" timestamp (3) with time zone NOT NULL,
	"supervision_confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"delivery" jsonb,
	"expires_at" timestamp (3) with time zone,
	"proof_waiting_since" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"ended_why" text,
	"ended_note" text,
	CONSTRAINT "orders_orderNumber_unique" UNIQUE("order_number"),
	CONSTRAINT "orders_mailedTokenHash_unique" UNIQUE("mailed_token_hash"),
	CONSTRAINT "orders_ended_is_cancelled" CHECK ("orders"."ended_why" is null or "orders"."status" = 'cancelled'),
	CONSTRAINT "orders_total_adds_up" CHECK ("orders"."total_amount" = "orders"."subtotal" - "orders"."discount_total" + "orders"."shipping_total" + "orders"."tax_total"),
	CONSTRAINT "orders_discount_has_its_code" CHECK (case when "orders"."discount_id" is null then "orders"."discount_code" is null and "orders"."discount_total" = 0
        else "orders"."discount_code" is not null and "orders"."discount_total" >= 0 end),
	CONSTRAINT "orders_ship_within_ph" CHECK ("orders"."country" = 'PH')
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer,
	"currency" text,
	"outcome" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_events_once" UNIQUE("gateway","event_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text DEFAULT 'PHP' NOT NULL,
	"change" jsonb,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"next_ask_at" timestamp (3) with time zone,
	CONSTRAINT "payments_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"request_key" uuid NOT NULL,
	"amount" integer NOT NULL,
	"currency" text DEFAULT 'PHP' NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"by_hand" text,
	"failure" text,
	"requested_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_once" UNIQUE("request_key","payment_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_settled" CHECK (("refunds"."status" = 'requested') = ("refunds"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "test_gateway_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"currency" text DEFAULT 'PHP' NOT NULL,
	"status" text NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_gateway_refunds" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfer_proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"sent_digest" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answer_reason" text,
	"answered_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "transfer_proofs_fileId_unique" UNIQUE("file_id"),
	CONSTRAINT "transfer_proofs_once" UNIQUE("order_id","sent_digest"),
	CONSTRAINT "transfer_proofs_answered" CHECK (("transfer_proofs"."answer" is null) = ("transfer_proofs"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "place_editions" (
	"edition" text PRIMARY KEY NOT NULL,
	"loaded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place_words" (
	"word" text PRIMARY KEY NOT NULL,
	"weight" smallint NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"city" text,
	"province" text NOT NULL,
	"postal_code" text,
	"key" text NOT NULL,
	"city_key" text,
	"words" "tsvector" NOT NULL,
	"weight" smallint NOT NULL,
	"city_weight" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"reason" text,
	CONSTRAINT "reviews_once" UNIQUE("order_id","product_id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_decided" CHECK (("reviews"."status" = 'waiting') = ("reviews"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "setting_groups" (
	"name" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "theme_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"type" text NOT NULL,
	"category" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
CREATE TABLE "support_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"form_key" uuid NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"status" text NOT NULL,
	"assignee_id" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"replied_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "support_tickets_number_unique" UNIQUE("number"),
	CONSTRAINT "support_tickets_form" UNIQUE("form_key"),
	CONSTRAINT "support_tickets_closed_has_time" CHECK (("support_tickets"."status" = 'closed') = ("support_tickets"."closed_at" is not null)),
	CONSTRAINT "support_tickets_answered" CHECK ("support_tickets"."status" <> 'answered' or "support_tickets"."replied_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_one_owner" UNIQUE("provider_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"first_name" text,
	"last_name" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "missing_pages" (
	"path" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"referrer" text,
	"seen" bigint NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "job_workers" (
	"id" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dedupe_key" text NOT NULL,
	"message_id" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"unsubscribe_url" text,
	"calendar" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"share_key" text,
	"withheld_at" timestamp (3) with time zone,
	"links_removed_at" timestamp (3) with time zone,
	CONSTRAINT "mails_dedupeKey_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "mails_messageId_unique" UNIQUE("message_id")
);
--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_clinician_id_users_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_confirmations" ADD CONSTRAINT "newsletter_confirmations_subscription_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_tokens" ADD CONSTRAINT "cart_tokens_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_category_slugs" ADD CONSTRAINT "former_category_slugs_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_product_slugs" ADD CONSTRAINT "former_product_slugs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_stock_level_id_stock_levels_id_fk" FOREIGN KEY ("stock_level_id") REFERENCES "public"."stock_levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_watches" ADD CONSTRAINT "stock_watches_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_watches" ADD CONSTRAINT "stock_watches_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_type_consultation_types_slug_fk" FOREIGN KEY ("type") REFERENCES "public"."consultation_types"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_credit_item_id_order_items_id_fk" FOREIGN KEY ("credit_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_days" ADD CONSTRAINT "doctor_days_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_hours" ADD CONSTRAINT "doctor_hours_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reviews" ADD CONSTRAINT "article_reviews_version" FOREIGN KEY ("article_id","version") REFERENCES "public"."article_versions"("article_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_slugs" ADD CONSTRAINT "article_slugs_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_redemptions" ADD CONSTRAINT "discount_redemptions_discount_id_discounts_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_redemptions" ADD CONSTRAINT "discount_redemptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_reports" ADD CONSTRAINT "lab_reports_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_reservations" ADD CONSTRAINT "guest_reservations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_confirmations" ADD CONSTRAINT "order_confirmations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_id_discounts_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_gateway_refunds" ADD CONSTRAINT "test_gateway_refunds_reference_test_gateway_payments_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."test_gateway_payments"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_proofs" ADD CONSTRAINT "transfer_proofs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_replies" ADD CONSTRAINT "support_replies_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_replies" ADD CONSTRAINT "support_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessments_user_id_completed_at_index" ON "assessments" USING btree ("user_id","completed_at");--> statement-breakpoint
CREATE INDEX "assessments_clinician_id_completed_at_index" ON "assessments" USING btree ("clinician_id","completed_at");--> statement-breakpoint
CREATE INDEX "assessments_anonymous" ON "assessments" USING btree ("completed_at") WHERE "assessments"."user_id" is null;--> statement-breakpoint
CREATE INDEX "audit_log_subject_type_subject_id_at_index" ON "audit_log" USING btree ("subject_type","subject_id","at");--> statement-breakpoint
CREATE INDEX "newsletter_confirmations_subscription_id_index" ON "newsletter_confirmations" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "newsletter_confirmations_created_at_index" ON "newsletter_confirmations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_state_asked_at_index" ON "newsletter_subscriptions" USING btree ("state","asked_at");--> statement-breakpoint
CREATE INDEX "cart_tokens_cart_id_index" ON "cart_tokens" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "carts_user_id_index" ON "carts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "carts_updated_at_index" ON "carts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "former_category_slugs_category_id_index" ON "former_category_slugs" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "former_product_slugs_product_id_index" ON "former_product_slugs" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "products_popular" ON "products" USING btree (sold_30d desc,featured desc,name) WHERE "products"."is_active" and "products"."kind" = 'product';--> statement-breakpoint
CREATE INDEX "products_popular_of_category" ON "products" USING btree ("category_id",sold_30d desc,featured desc,name) WHERE "products"."is_active" and "products"."kind" = 'product';--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree (price,name) WHERE "products"."is_active" and "products"."kind" = 'product';--> statement-breakpoint
CREATE INDEX "products_price_of_category" ON "products" USING btree ("category_id",price,name) WHERE "products"."is_active" and "products"."kind" = 'product';--> statement-breakpoint
CREATE INDEX "products_dear" ON "products" USING btree (price desc,name) WHERE "products"."is_active" and "products"."kind" = 'product';--> statement-breakpoint
CREATE INDEX "products_dear_of_category" ON "products" USING btree ("category_id",price desc,name) WHERE "products"."is_active" and "products"."kind" = 'product';--> statement-breakpoint
CREATE INDEX "products_rating" ON "products" USING btree (rating_avg desc nulls last,rating_count desc,name) WHERE "products"."is_active" and "products"."kind" = 'product';--> statement-breakpoint
CREATE INDEX "products_rating_of_category" ON "products" USING btree ("category_id",rating_avg desc nulls last,rating_count desc,name) WHERE "products"."is_active" and "products"."kind" = 'product';--> statement-breakpoint
CREATE INDEX "products_of_category" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "products_search_words" ON "products" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "products_search_name" ON "products" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stock_movements_stock_level_id_at_index" ON "stock_movements" USING btree ("stock_level_id","at");--> statement-breakpoint
CREATE INDEX "stock_movements_order_id_index" ON "stock_movements" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "stock_watches_product_id_variant_id_index" ON "stock_watches" USING btree ("product_id","variant_id");--> statement-breakpoint
CREATE INDEX "stock_watches_stop_token_index" ON "stock_watches" USING btree ("stop_token");--> statement-breakpoint
CREATE INDEX "stock_watches_created_at_index" ON "stock_watches" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "placements_created_at_index" ON "placements" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "consents_subject_type_subject_id_index" ON "consents" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "bookings_of_doctor" ON "bookings" USING btree ("doctor_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_of_customer" ON "bookings" USING btree ("customer_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_to_come" ON "bookings" USING btree ("starts_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_credit_once" ON "bookings" USING btree ("credit_item_id","credit_unit") WHERE "bookings"."status" <> 'cancelled' or "bookings"."credit_lost";--> statement-breakpoint
CREATE INDEX "doctors_newest" ON "doctors" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "article_slugs_of_article" ON "article_slugs" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "articles_published" ON "articles" USING btree ("published_version");--> statement-breakpoint
CREATE INDEX "customer_notes_customer_id_created_at_index" ON "customer_notes" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "customer_notes_author_id_index" ON "customer_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "customers_newest" ON "customers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "known_devices_user_id_index" ON "known_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_devices_used_at_index" ON "known_devices" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "discount_redemptions_discount_id_email_index" ON "discount_redemptions" USING btree ("discount_id","email");--> statement-breakpoint
CREATE INDEX "discount_redemptions_discount_id_customer_id_index" ON "discount_redemptions" USING btree ("discount_id","customer_id");--> statement-breakpoint
CREATE INDEX "discount_redemptions_held_by_cart_index" ON "discount_redemptions" USING btree ("held_by_cart");--> statement-breakpoint
CREATE INDEX "lab_reports_lot_id_added_at_index" ON "lab_reports" USING btree ("lot_id","added_at");--> statement-breakpoint
CREATE INDEX "lots_newest" ON "lots" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "order_confirmations_order_id_index" ON "order_confirmations" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_items_order_id_index" ON "order_items" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_customer_id_created_at_index" ON "orders" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_phone" ON "orders" USING gin ("phone" gin_trgm_ops) WHERE "orders"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_of_guest" ON "orders" USING btree (lower("email")) WHERE "orders"."customer_id" is null;--> statement-breakpoint
CREATE INDEX "orders_open_of_cart" ON "orders" USING btree ("cart_id") WHERE "orders"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "orders_to_check" ON "orders" USING btree ("proof_waiting_since","id") WHERE "orders"."proof_waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "orders_of_discount" ON "orders" USING btree ("discount_id") WHERE "orders"."discount_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_to_confirm" ON "orders" USING btree ("created_at","id") WHERE "orders"."status" = 'pending' and "orders"."payment_status" = 'cod_due';--> statement-breakpoint
CREATE INDEX "orders_reserving" ON "orders" USING btree ("created_at","id") WHERE "orders"."status" = 'pending' and "orders"."payment_status" in ('unpaid', 'awaiting_transfer', 'cod_due');--> statement-breakpoint
CREATE INDEX "orders_needing_attention" ON "orders" USING btree ("created_at","id") WHERE "orders"."needs_attention" is not null;--> statement-breakpoint
CREATE INDEX "orders_refused" ON "orders" USING btree (lower("email")) WHERE "orders"."ended_why" = 'refused';--> statement-breakpoint
CREATE INDEX "orders_replaced" ON "orders" USING btree ("cart_id","cancelled_at") WHERE "orders"."ended_why" = 'placed_again';--> statement-breakpoint
CREATE INDEX "payment_events_reference_index" ON "payment_events" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payments_order_id_index" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_to_ask" ON "payments" USING btree ("next_ask_at") WHERE "payments"."next_ask_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_order_id_index" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "place_words_by_start" ON "place_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "place_words_alike" ON "place_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "places_above_by_key" ON "places" USING btree ("key" text_pattern_ops) WHERE "places"."kind" <> 'barangay';--> statement-breakpoint
CREATE INDEX "places_barangays_by_key" ON "places" USING btree ("key" text_pattern_ops,"city_weight") WHERE "places"."kind" = 'barangay';--> statement-breakpoint
CREATE INDEX "places_by_city_key" ON "places" USING btree ("city_key");--> statement-breakpoint
CREATE INDEX "places_by_word" ON "places" USING gin ("words");--> statement-breakpoint
CREATE INDEX "reviews_published" ON "reviews" USING btree ("product_id","created_at") WHERE "reviews"."status" = 'published';--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("created_at") WHERE "reviews"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "support_replies_ticket_id_created_at_index" ON "support_replies" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE INDEX "support_tickets_open" ON "support_tickets" USING btree ("due_at") WHERE "support_tickets"."status" = 'open';--> statement-breakpoint
CREATE INDEX "support_tickets_created_at_index" ON "support_tickets" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "support_tickets_email_created_at_index" ON "support_tickets" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "support_tickets_user_id_created_at_index" ON "support_tickets" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "support_tickets_assignee_id_index" ON "support_tickets" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "support_tickets_closed" ON "support_tickets" USING btree ("closed_at") WHERE "support_tickets"."status" = 'closed';--> statement-breakpoint
CREATE INDEX "accounts_user_id_index" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_expires_at_index" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "missing_pages_by_age" ON "missing_pages" USING btree ("kind","last_seen_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mails_created_at_index" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_to_index" ON "mails" USING btree ("to");--> statement-breakpoint
CREATE INDEX "mails_of_share" ON "mails" USING btree ("share_key","created_at") WHERE share_key is not null;--> statement-breakpoint
CREATE INDEX "mails_with_links" ON "mails" USING btree ("created_at") WHERE links_removed_at is null;
--> statement-breakpoint
-- By hand ------------------------------------------------------------------------------------

-- No doctor is in two consultations at once, whatever a command believes.
ALTER TABLE bookings ADD CONSTRAINT bookings_no_overlap
  EXCLUDE USING gist (doctor_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
  WHERE (status <> 'cancelled');
--> statement-breakpoint
ALTER TABLE doctor_hours ADD CONSTRAINT doctor_hours_no_overlap
  EXCLUDE USING gist (doctor_id WITH =, weekday WITH =, int4range(from_minute, to_minute) WITH &&);
--> statement-breakpoint
INSERT INTO consultation_types (slug, name, minutes, channel, fee, currency, position) VALUES
  ('initial', 'Initial consultation', 45, 'video', 19900, 'USD', 1),
  ('followup', 'Follow-up', 30, 'video', 9900, 'USD', 2),
  ('quick', 'Quick check-in', 15, 'chat', 4900, 'USD', 3);
--> statement-breakpoint
CREATE FUNCTION create_customer_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customers (id, user_id, email, first_name, last_name)
  VALUES (gen_random_uuid(), NEW.id, NEW.email, NEW.first_name, NEW.last_name);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_have_a_customer AFTER INSERT ON users
  FOR EACH ROW EXECUTE FUNCTION create_customer_of_user();
--> statement-breakpoint
-- Append-only tables.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER stock_movements_append_only BEFORE UPDATE OR DELETE ON stock_movements
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER documents_append_only BEFORE UPDATE OR DELETE ON documents
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER faq_versions_append_only BEFORE UPDATE OR DELETE ON faq_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER article_versions_append_only BEFORE UPDATE OR DELETE ON article_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER article_reviews_append_only BEFORE UPDATE OR DELETE ON article_reviews
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER text_reviews_append_only BEFORE UPDATE OR DELETE ON text_reviews
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The accounts of author and customer may be deleted; the text stays as it was written.
CREATE TRIGGER customer_notes_append_only BEFORE UPDATE OF customer_id, text, created_at ON customer_notes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Former addresses of categories and products. Whoever writes an address, a command or somebody in
-- psql, the one before is stored as a former one, and one that is in use again is removed from
-- there. The first argument is the table of former addresses, the second its column.
CREATE FUNCTION keep_former_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('DELETE FROM %I WHERE slug = $1', TG_ARGV[0]) USING NEW.slug;
  EXECUTE format(
    'INSERT INTO %1$I (slug, %2$I) VALUES ($1, $2) ON CONFLICT (slug) DO UPDATE SET %2$I = $2',
    TG_ARGV[0], TG_ARGV[1]
  ) USING OLD.slug, NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION take_former_slugs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('DELETE FROM %I WHERE slug IN (SELECT slug FROM added)', TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_category_slug AFTER UPDATE OF slug ON categories
  FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug)
  EXECUTE FUNCTION keep_former_slug('former_category_slugs', 'category_id');
--> statement-breakpoint
CREATE TRIGGER take_category_slugs AFTER INSERT ON categories REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION take_former_slugs('former_category_slugs');
--> statement-breakpoint
CREATE TRIGGER keep_product_slug AFTER UPDATE OF slug ON products
  FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug)
  EXECUTE FUNCTION keep_former_slug('former_product_slugs', 'product_id');
--> statement-breakpoint
CREATE TRIGGER take_product_slugs AFTER INSERT ON products REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION take_former_slugs('former_product_slugs');
--> statement-breakpoint
-- The change feed of the page cache. Processes that cache public pages listen to shop_changes: the
-- names are those that pages give to sharePage, and '*' stands for everything. Triggers send them,
-- because a command could forget to.
CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_changes', TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_changes', 'product:' || coalesce(NEW.product_id, OLD.product_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[] := array(
    SELECT a.id FROM after a JOIN before b USING (id) WHERE a.* IS DISTINCT FROM b.* LIMIT 101
  );
BEGIN
  IF cardinality(changed) = 0 THEN RETURN NULL; END IF;
  PERFORM pg_notify('shop_changes', 'listing');
  IF cardinality(changed) > 100 THEN
    PERFORM pg_notify('shop_changes', '*');
  ELSE
    PERFORM pg_notify('shop_changes', 'product:' || each) FROM unnest(changed) AS each;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Catalogue.
CREATE TRIGGER tell_products AFTER UPDATE ON products
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_products();
--> statement-breakpoint
CREATE TRIGGER tell_new_products AFTER INSERT OR DELETE OR TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
--> statement-breakpoint
CREATE TRIGGER tell_variants AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_variants
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
--> statement-breakpoint
CREATE TRIGGER tell_categories AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
--> statement-breakpoint
CREATE TRIGGER tell_former_category_slugs AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
  ON former_category_slugs FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
--> statement-breakpoint
CREATE TRIGGER tell_former_product_slugs AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
  ON former_product_slugs FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
--> statement-breakpoint
CREATE TRIGGER tell_search_synonyms AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('listing');
--> statement-breakpoint
-- By row: the statement also runs where the level is there already, and changes nothing.
CREATE TRIGGER tell_new_stock AFTER INSERT OR DELETE ON stock_levels
  FOR EACH ROW EXECUTE FUNCTION tell_product();
--> statement-breakpoint
-- Ten and more all read "In stock" (catalog/rules/stock-state.ts), and each order changes a level.
CREATE TRIGGER tell_stock AFTER UPDATE ON stock_levels
  FOR EACH ROW
  WHEN (least(NEW.on_hand - NEW.reserved, 10) IS DISTINCT FROM least(OLD.on_hand - OLD.reserved, 10))
  EXECUTE FUNCTION tell_product();
--> statement-breakpoint
-- A product's page shows its lots and reports; which lot is shipped decides whose report the home
-- page shows.
CREATE TRIGGER tell_lots AFTER INSERT OR UPDATE OR DELETE ON lots
  FOR EACH ROW EXECUTE FUNCTION tell_product();
--> statement-breakpoint
CREATE TRIGGER tell_packed_lots AFTER UPDATE ON lots
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
--> statement-breakpoint
CREATE TRIGGER tell_lab_reports AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON lab_reports
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
--> statement-breakpoint
CREATE TRIGGER tell_reviews AFTER INSERT OR UPDATE OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION tell_product();
--> statement-breakpoint
-- Texts and settings. A version of an article that is not published is shown to nobody, so only
-- the article that shows it counts.
CREATE TRIGGER tell_articles AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON articles
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('articles');
--> statement-breakpoint
CREATE TRIGGER tell_article_reviews AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON article_reviews
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('articles');
--> statement-breakpoint
CREATE TRIGGER tell_faq AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON faq_versions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('faq');
--> statement-breakpoint
CREATE TRIGGER tell_documents AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON documents
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('documents');
--> statement-breakpoint
-- A reviewed text opens a page of the shop, to which other pages then link.
CREATE TRIGGER tell_text_reviews AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON text_reviews
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
--> statement-breakpoint
CREATE TRIGGER tell_settings AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON theme_settings
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
--> statement-breakpoint
-- The page of the doctors says when each of them is free next.
CREATE TRIGGER tell_doctors AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON doctors
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('doctors');
--> statement-breakpoint
CREATE TRIGGER tell_consultation_types AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON consultation_types
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('doctors');
--> statement-breakpoint
CREATE TRIGGER tell_doctor_hours AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON doctor_hours
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('doctors');
--> statement-breakpoint
CREATE TRIGGER tell_doctor_days AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON doctor_days
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('doctors');
--> statement-breakpoint
CREATE TRIGGER tell_bookings AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON bookings
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('doctors');
