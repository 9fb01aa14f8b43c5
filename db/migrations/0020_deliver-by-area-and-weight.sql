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
