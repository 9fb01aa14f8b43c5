ALTER TABLE "stock_levels" ADD COLUMN "low_below" integer;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_low_below" CHECK ("stock_levels"."low_below" between 0 and 10000);