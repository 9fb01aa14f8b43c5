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
ALTER TABLE "orders" ADD COLUMN "barangay" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "province" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "psgc_code" text;--> statement-breakpoint
CREATE INDEX "place_words_by_start" ON "place_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "place_words_alike" ON "place_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "places_above_by_key" ON "places" USING btree ("key" text_pattern_ops) WHERE "places"."kind" <> 'barangay';--> statement-breakpoint
CREATE INDEX "places_barangays_by_key" ON "places" USING btree ("key" text_pattern_ops,"city_weight") WHERE "places"."kind" = 'barangay';--> statement-breakpoint
CREATE INDEX "places_by_city_key" ON "places" USING btree ("city_key");--> statement-breakpoint
CREATE INDEX "places_by_word" ON "places" USING gin ("words");