ALTER TABLE "reviews" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_answered" CHECK (("reviews"."answer" is null) = ("reviews"."answered_at" is null)
        and ("reviews"."answer" is null or "reviews"."status" = 'published'));