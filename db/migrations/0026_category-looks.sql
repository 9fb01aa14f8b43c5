ALTER TABLE "categories" ADD COLUMN "look" text;--> statement-breakpoint
-- Until now the address named the picture and the colour; from now on it can change without them.
UPDATE "categories" SET "look" = "slug"
  WHERE "slug" IN ('weight-loss', 'beauty', 'longevity', 'metabolism', 'body-shaping', 'wellness');
