DROP INDEX "product_variants_product_id_index";--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "option1_value" text;--> statement-breakpoint
-- What stood there before was told apart by its name alone.
UPDATE "product_variants" SET "option1_value" = "variant_name";--> statement-breakpoint
ALTER TABLE "product_variants" ALTER COLUMN "option1_value" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "option2_value" text;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "compare_at_price" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "highest_price" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "option1_name" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "option2_name" text;--> statement-breakpoint
UPDATE "products" SET "option1_name" = 'Variant', "price" = v."lowest", "highest_price" = v."highest"
FROM (SELECT "product_id", min("price") AS "lowest", max("price") AS "highest" FROM "product_variants" WHERE "is_active" GROUP BY "product_id") AS v
WHERE v."product_id" = "products"."id";--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "variants_options" UNIQUE NULLS NOT DISTINCT("product_id","option1_value","option2_value");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_highest_price" CHECK ("products"."highest_price" >= "products"."price");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_option_names" CHECK ("products"."option1_name" is not null or "products"."option2_name" is null);
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
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "stock_watches" ADD CONSTRAINT "stock_watches_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_watches" ADD CONSTRAINT "stock_watches_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_watches_product_id_variant_id_index" ON "stock_watches" USING btree ("product_id","variant_id");--> statement-breakpoint
CREATE INDEX "stock_watches_stop_token_index" ON "stock_watches" USING btree ("stop_token");--> statement-breakpoint
CREATE INDEX "stock_watches_created_at_index" ON "stock_watches" USING btree ("created_at");
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
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "lots_number" UNIQUE("product_id","lot_number"),
	CONSTRAINT "lots_units" CHECK ("lots"."received_units" > 0),
	CONSTRAINT "lots_dates" CHECK ("lots"."made_on" < "lots"."expires_on")
);
--> statement-breakpoint
ALTER TABLE "lab_reports" ADD CONSTRAINT "lab_reports_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lab_reports_lot_id_added_at_index" ON "lab_reports" USING btree ("lot_id","added_at");--> statement-breakpoint
CREATE INDEX "lots_newest" ON "lots" USING btree ("received_at");--> statement-breakpoint
-- The product's page shows both (see 0012_shop-changes.sql), and the home page the newest report.
CREATE TRIGGER tell_lots AFTER INSERT OR UPDATE OR DELETE ON lots
  FOR EACH ROW EXECUTE FUNCTION tell_product();
--> statement-breakpoint
CREATE TRIGGER tell_lab_reports AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON lab_reports
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
