CREATE TABLE "parcel_checks" (
	"day" date PRIMARY KEY NOT NULL,
	"found" integer DEFAULT 0 NOT NULL,
	"not_found" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "parcel_checks_counts" CHECK (least("parcel_checks"."found", "parcel_checks"."not_found") >= 0)
);
--> statement-breakpoint
CREATE INDEX "parcels_compared_number" ON "parcels" USING btree (upper(regexp_replace(tracking_number, '[^A-Za-z0-9]', '', 'g'))) WHERE "parcels"."tracking_number" is not null;