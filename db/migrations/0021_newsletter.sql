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
ALTER TABLE "newsletter_confirmations" ADD CONSTRAINT "newsletter_confirmations_subscription_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_confirmations_subscription_id_index" ON "newsletter_confirmations" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "newsletter_confirmations_created_at_index" ON "newsletter_confirmations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_state_asked_at_index" ON "newsletter_subscriptions" USING btree ("state","asked_at");