ALTER TABLE "stock_watches" DROP CONSTRAINT "stock_watches_once";--> statement-breakpoint
ALTER TABLE "stock_watches" ADD COLUMN "about" text DEFAULT 'stock' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_watches" ADD COLUMN "price_seen" integer;--> statement-breakpoint
ALTER TABLE "stock_watches" ADD COLUMN "cheaper_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stock_watches" ADD CONSTRAINT "stock_watches_once" UNIQUE NULLS NOT DISTINCT("email","product_id","variant_id","about");--> statement-breakpoint
ALTER TABLE "stock_watches" ADD CONSTRAINT "stock_watches_price" CHECK (("stock_watches"."about" = 'price') = ("stock_watches"."price_seen" is not null));