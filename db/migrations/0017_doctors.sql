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
	"consultation_url" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "doctors_url" CHECK ("doctors"."consultation_url" ~ '^https?://'),
	CONSTRAINT "doctors_photo" CHECK (num_nonnulls("doctors"."photo_id", "doctors"."photo_width", "doctors"."photo_height") in (0, 3))
);
--> statement-breakpoint
CREATE INDEX "doctors_newest" ON "doctors" USING btree ("created_at");--> statement-breakpoint
CREATE TRIGGER tell_doctors AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON doctors
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('doctors');
