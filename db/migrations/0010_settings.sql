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
