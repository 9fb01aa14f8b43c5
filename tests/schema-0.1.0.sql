-- The schema as version 0.1.0 of the shop left it, and the last row of its list of migrations.
CREATE EXTENSION btree_gist;
CREATE EXTENSION pg_trgm;
CREATE SEQUENCE booking_numbers;
CREATE SEQUENCE order_numbers;
CREATE SEQUENCE ticket_numbers;
CREATE TABLE accounts (
  id text NOT NULL,
  user_id text NOT NULL,
  account_id text NOT NULL,
  provider_id text NOT NULL,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamp(3) with time zone,
  refresh_token_expires_at timestamp(3) with time zone,
  scope text,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE article_reviews (
  id uuid NOT NULL,
  article_id uuid NOT NULL,
  version integer NOT NULL,
  reviewer text NOT NULL,
  credentials text NOT NULL,
  reviewed_on date NOT NULL,
  recorded_at timestamp(3) with time zone NOT NULL,
  recorded_by text NOT NULL
);
CREATE TABLE article_slugs (
  slug text NOT NULL,
  article_id uuid NOT NULL,
  taken_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE article_versions (
  id uuid NOT NULL,
  article_id uuid NOT NULL,
  version integer NOT NULL,
  slug text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  category text NOT NULL,
  body text NOT NULL,
  author text NOT NULL,
  sources jsonb NOT NULL,
  products text[] NOT NULL,
  saved_at timestamp(3) with time zone NOT NULL,
  saved_by text NOT NULL
);
CREATE TABLE articles (
  id uuid NOT NULL,
  published_version integer,
  first_published_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE assessment_rules (
  version integer NOT NULL,
  goals jsonb NOT NULL,
  published_at timestamp(3) with time zone NOT NULL,
  published_by text NOT NULL
);
CREATE TABLE assessments (
  id uuid NOT NULL,
  user_id text,
  clinician_id text,
  contact text NOT NULL,
  email text,
  wellness_goal text NOT NULL,
  challenges text[] NOT NULL,
  age_group text NOT NULL,
  health_conditions text[] NOT NULL,
  glp_experience text NOT NULL,
  treatment_approach text NOT NULL,
  rules_version integer NOT NULL,
  result jsonb NOT NULL,
  completed_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE audit_log (
  id uuid NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  actor_kind text NOT NULL,
  actor_id text NOT NULL,
  action text NOT NULL,
  subject_type text NOT NULL,
  subject_id text NOT NULL,
  before jsonb,
  after jsonb,
  reason text
);
CREATE TABLE bookings (
  id uuid NOT NULL,
  number text NOT NULL,
  doctor_id uuid NOT NULL,
  customer_id uuid NOT NULL,
  type text NOT NULL,
  starts_at timestamp(3) with time zone NOT NULL,
  ends_at timestamp(3) with time zone NOT NULL,
  status text NOT NULL,
  held_until timestamp(3) with time zone,
  channel text NOT NULL,
  fee integer NOT NULL,
  currency text NOT NULL,
  credit_item_id uuid,
  credit_unit integer,
  moves integer DEFAULT 0 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  cancelled_at timestamp(3) with time zone,
  cancelled_by text,
  cancel_note text,
  credit_lost boolean DEFAULT false NOT NULL
);
CREATE TABLE cart_items (
  id uuid NOT NULL,
  cart_id uuid NOT NULL,
  product_id uuid NOT NULL,
  variant_id uuid,
  quantity integer NOT NULL,
  seen_price integer NOT NULL,
  added_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE cart_tokens (
  token_hash text NOT NULL,
  cart_id uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE carts (
  id uuid NOT NULL,
  user_id text,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  discount_code text
);
CREATE TABLE categories (
  id uuid NOT NULL,
  name text NOT NULL,
  slug text NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  sort_order integer DEFAULT 0 NOT NULL,
  look text,
  version integer DEFAULT 1 NOT NULL
);
CREATE TABLE consents (
  id uuid NOT NULL,
  subject_type text NOT NULL,
  subject_id text NOT NULL,
  purpose text NOT NULL,
  document text NOT NULL,
  document_version integer NOT NULL,
  given_at timestamp(3) with time zone NOT NULL,
  withdrawn_at timestamp(3) with time zone,
  wording text
);
CREATE TABLE consultation_types (
  slug text NOT NULL,
  name text NOT NULL,
  minutes integer NOT NULL,
  channel text NOT NULL,
  fee integer NOT NULL,
  currency text NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  "position" smallint NOT NULL,
  version integer DEFAULT 1 NOT NULL
);
CREATE TABLE customer_notes (
  id uuid NOT NULL,
  customer_id uuid NOT NULL,
  author_id text,
  text text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE customers (
  id uuid NOT NULL,
  user_id text,
  email text NOT NULL,
  first_name text,
  last_name text,
  phone text,
  address_line1 text,
  address_line2 text,
  city text,
  state text,
  postal_code text,
  country text DEFAULT 'PH'::text NOT NULL,
  marketing_consent boolean DEFAULT false NOT NULL,
  order_count integer DEFAULT 0 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  search_text text GENERATED ALWAYS AS (translate(lower(((((((COALESCE(first_name, ''::text) || ' '::text) || COALESCE(last_name, ''::text)) || ' '::text) || email) || ' '::text) || COALESCE(phone, ''::text))), 'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ'::text, 'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc'::text)) STORED NOT NULL
);
CREATE TABLE discount_redemptions (
  id uuid NOT NULL,
  discount_id uuid NOT NULL,
  order_id uuid NOT NULL,
  email text NOT NULL,
  customer_id uuid,
  amount integer NOT NULL,
  held_by_cart uuid,
  redeemed_at timestamp(3) with time zone NOT NULL,
  released_at timestamp(3) with time zone
);
CREATE TABLE discounts (
  id uuid NOT NULL,
  code text NOT NULL,
  type text NOT NULL,
  value integer NOT NULL,
  minimum_amount integer,
  usage_limit integer,
  per_customer_limit integer,
  used_count integer DEFAULT 0 NOT NULL,
  starts_at timestamp(3) with time zone,
  ends_at timestamp(3) with time zone,
  is_active boolean DEFAULT true NOT NULL,
  archived_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE doctor_days (
  doctor_id uuid NOT NULL,
  day date NOT NULL,
  from_minute smallint,
  to_minute smallint
);
CREATE TABLE doctor_hours (
  doctor_id uuid NOT NULL,
  weekday smallint NOT NULL,
  from_minute smallint NOT NULL,
  to_minute smallint NOT NULL
);
CREATE TABLE doctors (
  id uuid NOT NULL,
  name text NOT NULL,
  specialization text NOT NULL,
  email text NOT NULL,
  phone text,
  public_email text,
  public_phone text,
  licence_number text,
  bio text,
  photo_id text,
  photo_alt text,
  photo_width integer,
  photo_height integer,
  consultation_url text,
  is_active boolean DEFAULT true NOT NULL,
  is_demo boolean DEFAULT false NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  hours_version integer DEFAULT 1 NOT NULL
);
CREATE TABLE documents (
  id uuid NOT NULL,
  slug text NOT NULL,
  version integer NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  published_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE faq_versions (
  id uuid NOT NULL,
  slug text NOT NULL,
  version integer NOT NULL,
  category text NOT NULL,
  "position" integer NOT NULL,
  question text NOT NULL,
  answer text NOT NULL,
  live text NOT NULL,
  is_shown boolean NOT NULL,
  saved_at timestamp(3) with time zone NOT NULL,
  saved_by text NOT NULL
);
CREATE TABLE former_category_slugs (
  slug text NOT NULL,
  category_id uuid NOT NULL
);
CREATE TABLE former_product_slugs (
  slug text NOT NULL,
  product_id uuid NOT NULL
);
CREATE TABLE guest_reservations (
  order_id uuid NOT NULL,
  units integer NOT NULL,
  email text NOT NULL,
  phone text,
  address text,
  confirmed_at timestamp(3) with time zone
);
CREATE TABLE job_workers (
  id text NOT NULL,
  since timestamp(3) with time zone DEFAULT now() NOT NULL,
  seen_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE known_devices (
  token_hash text NOT NULL,
  user_id text NOT NULL,
  used_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE lab_reports (
  id uuid NOT NULL,
  lot_id uuid NOT NULL,
  file_id text NOT NULL,
  file_type text NOT NULL,
  bytes integer NOT NULL,
  width integer,
  height integer,
  lab_name text NOT NULL,
  method text NOT NULL,
  purity numeric(5,2),
  reported_on date NOT NULL,
  verify_url text,
  added_at timestamp(3) with time zone NOT NULL,
  withdrawn_at timestamp(3) with time zone,
  withdrawn_why text
);
CREATE TABLE lots (
  id uuid NOT NULL,
  product_id uuid NOT NULL,
  variant_id uuid,
  lot_number text NOT NULL,
  made_on date,
  expires_on date NOT NULL,
  received_units integer NOT NULL,
  received_at timestamp(3) with time zone NOT NULL,
  is_demo boolean DEFAULT false NOT NULL,
  opened_at timestamp(3) with time zone,
  closed_at timestamp(3) with time zone,
  closed_why text,
  version integer DEFAULT 1 NOT NULL
);
CREATE TABLE mails (
  id uuid NOT NULL,
  dedupe_key text NOT NULL,
  message_id text NOT NULL,
  "to" text NOT NULL,
  subject text NOT NULL,
  html text NOT NULL,
  text text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  last_error text,
  created_at timestamp(3) with time zone NOT NULL,
  sent_at timestamp(3) with time zone,
  unsubscribe_url text,
  calendar text,
  links_removed_at timestamp(3) with time zone,
  share_key text,
  withheld_at timestamp(3) with time zone
);
CREATE TABLE missing_pages (
  path text NOT NULL,
  kind text NOT NULL,
  referrer text,
  seen bigint NOT NULL,
  first_seen_at timestamp(3) with time zone NOT NULL,
  last_seen_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE newsletter_confirmations (
  token_hash text NOT NULL,
  subscription_id uuid NOT NULL,
  source text NOT NULL,
  wording text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE newsletter_subscriptions (
  id uuid NOT NULL,
  email text NOT NULL,
  state text NOT NULL,
  source text NOT NULL,
  stop_token text,
  asked_at timestamp(3) with time zone NOT NULL,
  confirmed_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone
);
CREATE TABLE order_confirmations (
  token_hash text NOT NULL,
  order_id uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE order_items (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  "position" integer NOT NULL,
  product_id uuid NOT NULL,
  variant_id uuid,
  product_name text NOT NULL,
  sku text NOT NULL,
  quantity integer NOT NULL,
  price integer NOT NULL,
  discount integer DEFAULT 0 NOT NULL,
  total integer NOT NULL,
  reviewed_at timestamp(3) with time zone
);
CREATE TABLE orders (
  id uuid NOT NULL,
  order_number text NOT NULL,
  cart_id uuid,
  customer_id uuid,
  status text NOT NULL,
  payment_status text NOT NULL,
  payment_method text NOT NULL,
  fulfillment_status text NOT NULL,
  needs_attention text,
  currency text DEFAULT 'PHP'::text NOT NULL,
  subtotal integer NOT NULL,
  discount_total integer DEFAULT 0 NOT NULL,
  shipping_total integer DEFAULT 0 NOT NULL,
  tax_total integer DEFAULT 0 NOT NULL,
  total_amount integer NOT NULL,
  email text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text,
  address text NOT NULL,
  city text NOT NULL,
  postal_code text,
  country text DEFAULT 'PH'::text NOT NULL,
  notes text,
  tracking_number text,
  tracking_url text,
  terms_version integer NOT NULL,
  privacy_version integer NOT NULL,
  terms_accepted_at timestamp(3) with time zone NOT NULL,
  adult_confirmed_at timestamp(3) with time zone NOT NULL,
  supervision_confirmed_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone,
  paid_at timestamp(3) with time zone,
  cancelled_at timestamp(3) with time zone,
  discount_id uuid,
  discount_code text,
  barangay text,
  province text,
  psgc_code text,
  proof_waiting_since timestamp(3) with time zone,
  ended_why text,
  ended_note text,
  courier text,
  shipped_at timestamp(3) with time zone,
  shipment_told jsonb,
  tracking_changed_at timestamp(3) with time zone,
  access_issue integer DEFAULT 1 NOT NULL,
  mailed_token_hash text,
  delivery jsonb
);
CREATE TABLE payment_events (
  id uuid NOT NULL,
  gateway text NOT NULL,
  event_id text NOT NULL,
  type text NOT NULL,
  reference text NOT NULL,
  amount integer,
  currency text,
  outcome text NOT NULL,
  payload jsonb NOT NULL,
  received_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE payments (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  gateway text NOT NULL,
  reference text NOT NULL,
  amount integer NOT NULL,
  currency text DEFAULT 'PHP'::text NOT NULL,
  status text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  settled_at timestamp(3) with time zone,
  next_ask_at timestamp(3) with time zone,
  change jsonb
);
CREATE TABLE place_editions (
  edition text NOT NULL,
  loaded_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE place_words (
  word text NOT NULL,
  weight smallint NOT NULL,
  uses integer NOT NULL
);
CREATE TABLE placements (
  cart_id uuid NOT NULL,
  key text NOT NULL,
  body_hash text NOT NULL,
  order_id uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE places (
  code text NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  city text,
  province text NOT NULL,
  postal_code text,
  key text NOT NULL,
  city_key text,
  words tsvector NOT NULL,
  weight smallint NOT NULL,
  city_weight smallint NOT NULL
);
CREATE TABLE product_variants (
  id uuid NOT NULL,
  product_id uuid NOT NULL,
  variant_name text NOT NULL,
  sku text NOT NULL,
  price integer NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  "position" integer NOT NULL,
  option1_value text NOT NULL,
  option2_value text,
  compare_at_price integer
);
CREATE TABLE products (
  id uuid NOT NULL,
  slug text NOT NULL,
  sku text NOT NULL,
  name text NOT NULL,
  kind text NOT NULL,
  category_id uuid,
  short_description text DEFAULT ''::text NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  price integer NOT NULL,
  compare_at_price integer,
  is_active boolean DEFAULT false NOT NULL,
  featured boolean DEFAULT false NOT NULL,
  course_weeks_min integer,
  course_weeks_max integer,
  monthly_factor numeric(4,2),
  regulatory_status text NOT NULL,
  registration_no text,
  clearance text NOT NULL,
  benefits text[] DEFAULT '{}'::text[] NOT NULL,
  how_it_works text DEFAULT ''::text NOT NULL,
  usage text DEFAULT ''::text NOT NULL,
  storage text DEFAULT ''::text NOT NULL,
  contraindications text[] DEFAULT '{}'::text[] NOT NULL,
  safety_text text DEFAULT ''::text NOT NULL,
  sources text[] DEFAULT '{}'::text[] NOT NULL,
  reviewed_by text,
  reviewed_at timestamp(3) with time zone,
  rating_avg real,
  rating_count integer DEFAULT 0 NOT NULL,
  sold_30d integer DEFAULT 0 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  keywords text DEFAULT ''::text NOT NULL,
  search_name text GENERATED ALWAYS AS (lower(((name || ' '::text) || keywords))) STORED NOT NULL,
  images jsonb DEFAULT '[]'::jsonb NOT NULL,
  highest_price integer,
  option1_name text,
  option2_name text,
  interactions text[] DEFAULT '{}'::text[] NOT NULL,
  variant_names text DEFAULT ''::text NOT NULL,
  search_words tsvector GENERATED ALWAYS AS ((((setweight(to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(((((name || ' '::text) || keywords) || ' '::text) || variant_names), '(\d)[.,](\d+) ?(mcg|mg|iu|ml|g)\M'::text, '\1x\2\3'::text, 'gi'::text), '(\d) ?(mcg|mg|iu|ml|g)\M'::text, '\1\2'::text, 'gi'::text)), 'A'::"char") || setweight(to_tsvector('english'::regconfig, regexp_replace(regexp_replace(((((name || ' '::text) || keywords) || ' '::text) || variant_names), '(\d)[.,](\d+) ?(mcg|mg|iu|ml|g)\M'::text, '\1x\2\3'::text, 'gi'::text), '(\d) ?(mcg|mg|iu|ml|g)\M'::text, '\1\2'::text, 'gi'::text)), 'A'::"char")) || setweight(to_tsvector('english'::regconfig, regexp_replace(regexp_replace(short_description, '(\d)[.,](\d+) ?(mcg|mg|iu|ml|g)\M'::text, '\1x\2\3'::text, 'gi'::text), '(\d) ?(mcg|mg|iu|ml|g)\M'::text, '\1\2'::text, 'gi'::text)), 'B'::"char")) || setweight(to_tsvector('english'::regconfig, regexp_replace(regexp_replace(description, '(\d)[.,](\d+) ?(mcg|mg|iu|ml|g)\M'::text, '\1x\2\3'::text, 'gi'::text), '(\d) ?(mcg|mg|iu|ml|g)\M'::text, '\1\2'::text, 'gi'::text)), 'C'::"char"))) STORED NOT NULL
);
CREATE TABLE rate_limits (
  key character varying(255) NOT NULL,
  points integer DEFAULT 0 NOT NULL,
  expire bigint
);
CREATE TABLE refunds (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  request_key uuid NOT NULL,
  amount integer NOT NULL,
  currency text DEFAULT 'PHP'::text NOT NULL,
  status text NOT NULL,
  reason text NOT NULL,
  by_hand text,
  failure text,
  requested_by text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  settled_at timestamp(3) with time zone
);
CREATE TABLE reviews (
  id uuid NOT NULL,
  product_id uuid NOT NULL,
  order_id uuid NOT NULL,
  author_name text NOT NULL,
  rating integer NOT NULL,
  text text NOT NULL,
  status text NOT NULL,
  is_demo boolean DEFAULT false NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  decided_at timestamp(3) with time zone,
  decided_by text,
  reason text
);
CREATE TABLE search_synonyms (
  id uuid NOT NULL,
  typed text NOT NULL,
  means text NOT NULL,
  asked tsquery GENERATED ALWAYS AS (to_tsquery('english'::regconfig, (replace(typed, ' '::text, ':* & '::text) || ':*'::text))) STORED NOT NULL,
  found tsquery GENERATED ALWAYS AS ((to_tsquery('english'::regconfig, (replace(typed, ' '::text, ':* & '::text) || ':*'::text)) || to_tsquery('english'::regconfig, replace((replace(replace(means, ', '::text, ','::text), ' '::text, ':* & '::text) || ':*'::text), ','::text, ':* | '::text)))) STORED NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE sessions (
  id text NOT NULL,
  user_id text NOT NULL,
  token text NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  last_seen_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE setting_groups (
  name text NOT NULL,
  version integer NOT NULL
);
CREATE TABLE stock_levels (
  id uuid NOT NULL,
  product_id uuid NOT NULL,
  variant_id uuid,
  on_hand integer DEFAULT 0 NOT NULL,
  reserved integer DEFAULT 0 NOT NULL
);
CREATE TABLE stock_movements (
  id uuid NOT NULL,
  stock_level_id uuid NOT NULL,
  kind text NOT NULL,
  on_hand_delta integer NOT NULL,
  reserved_delta integer NOT NULL,
  order_id uuid,
  actor_id text NOT NULL,
  reason text,
  at timestamp(3) with time zone NOT NULL
);
CREATE TABLE stock_watches (
  id uuid NOT NULL,
  product_id uuid NOT NULL,
  variant_id uuid,
  email text NOT NULL,
  wording text NOT NULL,
  stop_token text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE support_replies (
  id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  author_id text,
  text text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE support_tickets (
  id uuid NOT NULL,
  number text NOT NULL,
  form_key uuid NOT NULL,
  user_id text,
  name text NOT NULL,
  email text NOT NULL,
  phone text,
  subject text NOT NULL,
  message text NOT NULL,
  status text NOT NULL,
  assignee_id text,
  is_demo boolean DEFAULT false NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  due_at timestamp(3) with time zone NOT NULL,
  replied_at timestamp(3) with time zone,
  closed_at timestamp(3) with time zone
);
CREATE TABLE test_gateway_payments (
  reference text NOT NULL,
  amount integer NOT NULL,
  currency text DEFAULT 'PHP'::text NOT NULL,
  status text NOT NULL,
  refunded integer DEFAULT 0 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE test_gateway_refunds (
  refund_id text NOT NULL,
  reference text NOT NULL,
  amount integer NOT NULL,
  created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE text_reviews (
  id uuid NOT NULL,
  subject text NOT NULL,
  version text NOT NULL,
  reviewer text NOT NULL,
  credentials text NOT NULL,
  reviewed_on date NOT NULL,
  recorded_at timestamp(3) with time zone NOT NULL,
  recorded_by text NOT NULL
);
CREATE TABLE theme_settings (
  key text NOT NULL,
  value text NOT NULL,
  type text NOT NULL,
  category text NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE transfer_proofs (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  file_id uuid NOT NULL,
  bytes integer NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  sent_digest text NOT NULL,
  uploaded_at timestamp(3) with time zone NOT NULL,
  answer text,
  answer_reason text,
  answered_at timestamp(3) with time zone,
  removed_at timestamp(3) with time zone
);
CREATE TABLE user_roles (
  user_id text NOT NULL,
  role text NOT NULL,
  granted_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE users (
  id text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  email_verified boolean DEFAULT false NOT NULL,
  image text,
  first_name text,
  last_name text,
  is_demo boolean DEFAULT false NOT NULL,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE verifications (
  id text NOT NULL,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
ALTER TABLE accounts ADD CONSTRAINT accounts_one_owner UNIQUE (provider_id, account_id);
ALTER TABLE accounts ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE article_reviews ADD CONSTRAINT article_reviews_once UNIQUE (article_id, version);
ALTER TABLE article_reviews ADD CONSTRAINT article_reviews_pkey PRIMARY KEY (id);
ALTER TABLE article_slugs ADD CONSTRAINT article_slugs_pkey PRIMARY KEY (slug);
ALTER TABLE article_versions ADD CONSTRAINT article_versions_once UNIQUE (article_id, version);
ALTER TABLE article_versions ADD CONSTRAINT article_versions_pkey PRIMARY KEY (id);
ALTER TABLE articles ADD CONSTRAINT articles_pkey PRIMARY KEY (id);
ALTER TABLE assessment_rules ADD CONSTRAINT assessment_rules_pkey PRIMARY KEY (version);
ALTER TABLE assessments ADD CONSTRAINT assessments_pkey PRIMARY KEY (id);
ALTER TABLE assessments ADD CONSTRAINT assessments_adult CHECK ((age_group = ANY (ARRAY['18-30'::text, '31-45'::text, '46-60'::text, '60+'::text])));
ALTER TABLE assessments ADD CONSTRAINT assessments_answered CHECK (((cardinality(challenges) > 0) AND (cardinality(health_conditions) > 0)));
ALTER TABLE audit_log ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);
ALTER TABLE bookings ADD CONSTRAINT bookings_no_overlap EXCLUDE USING gist (doctor_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE ((status <> 'cancelled'::text));
ALTER TABLE bookings ADD CONSTRAINT bookings_number_unique UNIQUE (number);
ALTER TABLE bookings ADD CONSTRAINT bookings_pkey PRIMARY KEY (id);
ALTER TABLE bookings ADD CONSTRAINT bookings_cancelled CHECK (((status = 'cancelled'::text) = (num_nonnulls(cancelled_at, cancelled_by) = 2)));
ALTER TABLE bookings ADD CONSTRAINT bookings_credit CHECK (((num_nonnulls(credit_item_id, credit_unit) = ANY (ARRAY[0, 2])) AND ((credit_item_id IS NULL) OR ((type = 'initial'::text) AND (status <> 'held'::text)))));
ALTER TABLE bookings ADD CONSTRAINT bookings_credit_lost CHECK (((NOT credit_lost) OR ((status = 'cancelled'::text) AND (credit_item_id IS NOT NULL))));
ALTER TABLE bookings ADD CONSTRAINT bookings_held CHECK (((status = 'held'::text) = (held_until IS NOT NULL)));
ALTER TABLE bookings ADD CONSTRAINT bookings_span CHECK ((starts_at < ends_at));
ALTER TABLE bookings ADD CONSTRAINT bookings_status CHECK ((status = ANY (ARRAY['held'::text, 'booked'::text, 'cancelled'::text])));
ALTER TABLE cart_items ADD CONSTRAINT cart_items_one_line UNIQUE NULLS NOT DISTINCT (cart_id, product_id, variant_id);
ALTER TABLE cart_items ADD CONSTRAINT cart_items_pkey PRIMARY KEY (id);
ALTER TABLE cart_items ADD CONSTRAINT cart_items_quantity CHECK ((quantity > 0));
ALTER TABLE cart_tokens ADD CONSTRAINT cart_tokens_pkey PRIMARY KEY (token_hash);
ALTER TABLE carts ADD CONSTRAINT carts_pkey PRIMARY KEY (id);
ALTER TABLE categories ADD CONSTRAINT categories_name_unique UNIQUE (name);
ALTER TABLE categories ADD CONSTRAINT categories_pkey PRIMARY KEY (id);
ALTER TABLE categories ADD CONSTRAINT categories_slug_unique UNIQUE (slug);
ALTER TABLE consents ADD CONSTRAINT consents_pkey PRIMARY KEY (id);
ALTER TABLE consultation_types ADD CONSTRAINT consultation_types_pkey PRIMARY KEY (slug);
ALTER TABLE consultation_types ADD CONSTRAINT consultation_types_channel CHECK ((channel = ANY (ARRAY['video'::text, 'chat'::text])));
ALTER TABLE consultation_types ADD CONSTRAINT consultation_types_fee CHECK ((fee >= 0));
ALTER TABLE consultation_types ADD CONSTRAINT consultation_types_minutes CHECK (((minutes >= 5) AND (minutes <= 240)));
ALTER TABLE customer_notes ADD CONSTRAINT customer_notes_pkey PRIMARY KEY (id);
ALTER TABLE customers ADD CONSTRAINT customers_pkey PRIMARY KEY (id);
ALTER TABLE customers ADD CONSTRAINT "customers_userId_unique" UNIQUE (user_id);
ALTER TABLE discount_redemptions ADD CONSTRAINT "discount_redemptions_orderId_unique" UNIQUE (order_id);
ALTER TABLE discount_redemptions ADD CONSTRAINT discount_redemptions_pkey PRIMARY KEY (id);
ALTER TABLE discount_redemptions ADD CONSTRAINT discount_redemptions_amount CHECK ((amount >= 0));
ALTER TABLE discounts ADD CONSTRAINT discounts_code_unique UNIQUE (code);
ALTER TABLE discounts ADD CONSTRAINT discounts_pkey PRIMARY KEY (id);
ALTER TABLE discounts ADD CONSTRAINT discounts_code CHECK ((code ~ '^[A-Z0-9][A-Z0-9_-]{1,31}$'::text));
ALTER TABLE discounts ADD CONSTRAINT discounts_limits CHECK ((LEAST(usage_limit, per_customer_limit) >= 1));
ALTER TABLE discounts ADD CONSTRAINT discounts_minimum CHECK ((minimum_amount > 0));
ALTER TABLE discounts ADD CONSTRAINT discounts_period CHECK ((ends_at > starts_at));
ALTER TABLE discounts ADD CONSTRAINT discounts_used_within_limit CHECK (((used_count >= 0) AND (used_count <= COALESCE(usage_limit, used_count))));
ALTER TABLE discounts ADD CONSTRAINT discounts_value CHECK (
CASE type
    WHEN 'percentage'::text THEN ((value >= 1) AND (value <= 10000))
    WHEN 'fixed_amount'::text THEN (value > 0)
    ELSE false
END);
ALTER TABLE doctor_days ADD CONSTRAINT doctor_days_doctor_id_day_pk PRIMARY KEY (doctor_id, day);
ALTER TABLE doctor_days ADD CONSTRAINT doctor_days_span CHECK (
CASE num_nonnulls(from_minute, to_minute)
    WHEN 0 THEN true
    WHEN 2 THEN ((0 <= from_minute) AND (from_minute < to_minute) AND (to_minute <= 1440))
    ELSE false
END);
ALTER TABLE doctor_hours ADD CONSTRAINT doctor_hours_doctor_id_weekday_from_minute_pk PRIMARY KEY (doctor_id, weekday, from_minute);
ALTER TABLE doctor_hours ADD CONSTRAINT doctor_hours_no_overlap EXCLUDE USING gist (doctor_id WITH =, weekday WITH =, int4range((from_minute)::integer, (to_minute)::integer) WITH &&);
ALTER TABLE doctor_hours ADD CONSTRAINT doctor_hours_span CHECK (((0 <= from_minute) AND (from_minute < to_minute) AND (to_minute <= 1440)));
ALTER TABLE doctor_hours ADD CONSTRAINT doctor_hours_weekday CHECK (((weekday >= 1) AND (weekday <= 7)));
ALTER TABLE doctors ADD CONSTRAINT doctors_pkey PRIMARY KEY (id);
ALTER TABLE doctors ADD CONSTRAINT doctors_photo CHECK ((num_nonnulls(photo_id, photo_width, photo_height) = ANY (ARRAY[0, 3])));
ALTER TABLE doctors ADD CONSTRAINT doctors_url CHECK ((consultation_url ~ '^https?://'::text));
ALTER TABLE documents ADD CONSTRAINT documents_pkey PRIMARY KEY (id);
ALTER TABLE documents ADD CONSTRAINT documents_slug_version_unique UNIQUE (slug, version);
ALTER TABLE faq_versions ADD CONSTRAINT faq_versions_once UNIQUE (slug, version);
ALTER TABLE faq_versions ADD CONSTRAINT faq_versions_pkey PRIMARY KEY (id);
ALTER TABLE faq_versions ADD CONSTRAINT faq_versions_position CHECK ((("position" >= 1) AND ("position" <= 999)));
ALTER TABLE former_category_slugs ADD CONSTRAINT former_category_slugs_pkey PRIMARY KEY (slug);
ALTER TABLE former_product_slugs ADD CONSTRAINT former_product_slugs_pkey PRIMARY KEY (slug);
ALTER TABLE guest_reservations ADD CONSTRAINT guest_reservations_pkey PRIMARY KEY (order_id);
ALTER TABLE job_workers ADD CONSTRAINT job_workers_pkey PRIMARY KEY (id);
ALTER TABLE known_devices ADD CONSTRAINT known_devices_token_hash_user_id_pk PRIMARY KEY (token_hash, user_id);
ALTER TABLE lab_reports ADD CONSTRAINT lab_reports_pkey PRIMARY KEY (id);
ALTER TABLE lab_reports ADD CONSTRAINT lab_reports_purity CHECK (((purity > (0)::numeric) AND (purity <= (100)::numeric)));
ALTER TABLE lab_reports ADD CONSTRAINT lab_reports_verify_url CHECK ((verify_url ~~ 'https://%'::text));
ALTER TABLE lab_reports ADD CONSTRAINT lab_reports_withdrawn CHECK (((withdrawn_at IS NULL) = (withdrawn_why IS NULL)));
ALTER TABLE lots ADD CONSTRAINT lots_number UNIQUE (product_id, lot_number);
ALTER TABLE lots ADD CONSTRAINT lots_pkey PRIMARY KEY (id);
ALTER TABLE lots ADD CONSTRAINT lots_closed CHECK ((((closed_at IS NULL) = (closed_why IS NULL)) AND ((closed_at IS NULL) OR (opened_at IS NOT NULL))));
ALTER TABLE lots ADD CONSTRAINT lots_dates CHECK ((made_on < expires_on));
ALTER TABLE lots ADD CONSTRAINT lots_units CHECK ((received_units > 0));
ALTER TABLE mails ADD CONSTRAINT "mails_dedupeKey_unique" UNIQUE (dedupe_key);
ALTER TABLE mails ADD CONSTRAINT "mails_messageId_unique" UNIQUE (message_id);
ALTER TABLE mails ADD CONSTRAINT mails_pkey PRIMARY KEY (id);
ALTER TABLE missing_pages ADD CONSTRAINT missing_pages_pkey PRIMARY KEY (path);
ALTER TABLE newsletter_confirmations ADD CONSTRAINT newsletter_confirmations_pkey PRIMARY KEY (token_hash);
ALTER TABLE newsletter_subscriptions ADD CONSTRAINT newsletter_subscriptions_email_unique UNIQUE (email);
ALTER TABLE newsletter_subscriptions ADD CONSTRAINT newsletter_subscriptions_pkey PRIMARY KEY (id);
ALTER TABLE newsletter_subscriptions ADD CONSTRAINT "newsletter_subscriptions_stopToken_unique" UNIQUE (stop_token);
ALTER TABLE newsletter_subscriptions ADD CONSTRAINT newsletter_subscriptions_can_be_stopped CHECK (((state = 'pending'::text) OR (stop_token IS NOT NULL)));
ALTER TABLE newsletter_subscriptions ADD CONSTRAINT newsletter_subscriptions_state CHECK (
CASE state
    WHEN 'pending'::text THEN ((confirmed_at IS NULL) AND (ended_at IS NULL))
    WHEN 'confirmed'::text THEN ((confirmed_at IS NOT NULL) AND (ended_at IS NULL))
    ELSE ((confirmed_at IS NOT NULL) AND (ended_at IS NOT NULL))
END);
ALTER TABLE order_confirmations ADD CONSTRAINT order_confirmations_pkey PRIMARY KEY (token_hash);
ALTER TABLE order_items ADD CONSTRAINT order_items_pkey PRIMARY KEY (id);
ALTER TABLE order_items ADD CONSTRAINT order_items_quantity CHECK ((quantity > 0));
ALTER TABLE order_items ADD CONSTRAINT order_items_total CHECK ((total = ((price * quantity) - discount)));
ALTER TABLE orders ADD CONSTRAINT "orders_mailedTokenHash_unique" UNIQUE (mailed_token_hash);
ALTER TABLE orders ADD CONSTRAINT "orders_orderNumber_unique" UNIQUE (order_number);
ALTER TABLE orders ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
ALTER TABLE orders ADD CONSTRAINT orders_discount_has_its_code CHECK (
CASE
    WHEN (discount_id IS NULL) THEN ((discount_code IS NULL) AND (discount_total = 0))
    ELSE ((discount_code IS NOT NULL) AND (discount_total >= 0))
END);
ALTER TABLE orders ADD CONSTRAINT orders_ended_is_cancelled CHECK (((ended_why IS NULL) OR (status = 'cancelled'::text)));
ALTER TABLE orders ADD CONSTRAINT orders_ship_within_ph CHECK ((country = 'PH'::text));
ALTER TABLE orders ADD CONSTRAINT orders_total_adds_up CHECK ((total_amount = (((subtotal - discount_total) + shipping_total) + tax_total)));
ALTER TABLE payment_events ADD CONSTRAINT payment_events_once UNIQUE (gateway, event_id);
ALTER TABLE payment_events ADD CONSTRAINT payment_events_pkey PRIMARY KEY (id);
ALTER TABLE payments ADD CONSTRAINT payments_pkey PRIMARY KEY (id);
ALTER TABLE payments ADD CONSTRAINT payments_reference_unique UNIQUE (reference);
ALTER TABLE place_editions ADD CONSTRAINT place_editions_pkey PRIMARY KEY (edition);
ALTER TABLE place_words ADD CONSTRAINT place_words_pkey PRIMARY KEY (word);
ALTER TABLE placements ADD CONSTRAINT placements_cart_id_key_pk PRIMARY KEY (cart_id, key);
ALTER TABLE places ADD CONSTRAINT places_pkey PRIMARY KEY (code);
ALTER TABLE product_variants ADD CONSTRAINT product_variants_pkey PRIMARY KEY (id);
ALTER TABLE product_variants ADD CONSTRAINT product_variants_sku_unique UNIQUE (sku);
ALTER TABLE product_variants ADD CONSTRAINT variants_options UNIQUE NULLS NOT DISTINCT (product_id, option1_value, option2_value);
ALTER TABLE product_variants ADD CONSTRAINT variants_price_positive CHECK ((price > 0));
ALTER TABLE products ADD CONSTRAINT products_pkey PRIMARY KEY (id);
ALTER TABLE products ADD CONSTRAINT products_sku_unique UNIQUE (sku);
ALTER TABLE products ADD CONSTRAINT products_slug_unique UNIQUE (slug);
ALTER TABLE products ADD CONSTRAINT products_active_has_safety CHECK (((NOT is_active) OR (kind <> 'product'::text) OR (safety_text <> ''::text)));
ALTER TABLE products ADD CONSTRAINT products_highest_price CHECK ((highest_price >= price));
ALTER TABLE products ADD CONSTRAINT products_option_names CHECK (((option1_name IS NOT NULL) OR (option2_name IS NULL)));
ALTER TABLE products ADD CONSTRAINT products_price_positive CHECK ((price > 0));
ALTER TABLE rate_limits ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE refunds ADD CONSTRAINT refunds_once UNIQUE (request_key, payment_id);
ALTER TABLE refunds ADD CONSTRAINT refunds_pkey PRIMARY KEY (id);
ALTER TABLE refunds ADD CONSTRAINT refunds_amount CHECK ((amount > 0));
ALTER TABLE refunds ADD CONSTRAINT refunds_settled CHECK (((status = 'requested'::text) = (settled_at IS NULL)));
ALTER TABLE reviews ADD CONSTRAINT reviews_once UNIQUE (order_id, product_id);
ALTER TABLE reviews ADD CONSTRAINT reviews_pkey PRIMARY KEY (id);
ALTER TABLE reviews ADD CONSTRAINT reviews_decided CHECK (((status = 'waiting'::text) = (decided_at IS NULL)));
ALTER TABLE reviews ADD CONSTRAINT reviews_rating CHECK (((rating >= 1) AND (rating <= 5)));
ALTER TABLE search_synonyms ADD CONSTRAINT search_synonyms_pkey PRIMARY KEY (id);
ALTER TABLE search_synonyms ADD CONSTRAINT search_synonyms_typed_unique UNIQUE (typed);
ALTER TABLE sessions ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE sessions ADD CONSTRAINT sessions_token_unique UNIQUE (token);
ALTER TABLE setting_groups ADD CONSTRAINT setting_groups_pkey PRIMARY KEY (name);
ALTER TABLE stock_levels ADD CONSTRAINT stock_levels_item UNIQUE NULLS NOT DISTINCT (product_id, variant_id);
ALTER TABLE stock_levels ADD CONSTRAINT stock_levels_pkey PRIMARY KEY (id);
ALTER TABLE stock_levels ADD CONSTRAINT stock_reserved_within_on_hand CHECK (((reserved >= 0) AND (reserved <= on_hand)));
ALTER TABLE stock_movements ADD CONSTRAINT stock_movements_pkey PRIMARY KEY (id);
ALTER TABLE stock_watches ADD CONSTRAINT stock_watches_once UNIQUE NULLS NOT DISTINCT (email, product_id, variant_id);
ALTER TABLE stock_watches ADD CONSTRAINT stock_watches_pkey PRIMARY KEY (id);
ALTER TABLE support_replies ADD CONSTRAINT support_replies_pkey PRIMARY KEY (id);
ALTER TABLE support_tickets ADD CONSTRAINT support_tickets_form UNIQUE (form_key);
ALTER TABLE support_tickets ADD CONSTRAINT support_tickets_number_unique UNIQUE (number);
ALTER TABLE support_tickets ADD CONSTRAINT support_tickets_pkey PRIMARY KEY (id);
ALTER TABLE support_tickets ADD CONSTRAINT support_tickets_answered CHECK (((status <> 'answered'::text) OR (replied_at IS NOT NULL)));
ALTER TABLE support_tickets ADD CONSTRAINT support_tickets_closed_has_time CHECK (((status = 'closed'::text) = (closed_at IS NOT NULL)));
ALTER TABLE test_gateway_payments ADD CONSTRAINT test_gateway_payments_pkey PRIMARY KEY (reference);
ALTER TABLE test_gateway_refunds ADD CONSTRAINT test_gateway_refunds_pkey PRIMARY KEY (refund_id);
ALTER TABLE text_reviews ADD CONSTRAINT text_reviews_once UNIQUE (subject, version);
ALTER TABLE text_reviews ADD CONSTRAINT text_reviews_pkey PRIMARY KEY (id);
ALTER TABLE theme_settings ADD CONSTRAINT theme_settings_pkey PRIMARY KEY (key);
ALTER TABLE transfer_proofs ADD CONSTRAINT "transfer_proofs_fileId_unique" UNIQUE (file_id);
ALTER TABLE transfer_proofs ADD CONSTRAINT transfer_proofs_once UNIQUE (order_id, sent_digest);
ALTER TABLE transfer_proofs ADD CONSTRAINT transfer_proofs_pkey PRIMARY KEY (id);
ALTER TABLE transfer_proofs ADD CONSTRAINT transfer_proofs_answered CHECK (((answer IS NULL) = (answered_at IS NULL)));
ALTER TABLE user_roles ADD CONSTRAINT user_roles_user_id_role_pk PRIMARY KEY (user_id, role);
ALTER TABLE users ADD CONSTRAINT users_email_unique UNIQUE (email);
ALTER TABLE users ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE verifications ADD CONSTRAINT verifications_pkey PRIMARY KEY (id);
ALTER TABLE accounts ADD CONSTRAINT accounts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE article_reviews ADD CONSTRAINT article_reviews_version FOREIGN KEY (article_id, version) REFERENCES article_versions(article_id, version);
ALTER TABLE article_slugs ADD CONSTRAINT article_slugs_article_id_articles_id_fk FOREIGN KEY (article_id) REFERENCES articles(id);
ALTER TABLE article_versions ADD CONSTRAINT article_versions_article_id_articles_id_fk FOREIGN KEY (article_id) REFERENCES articles(id);
ALTER TABLE assessments ADD CONSTRAINT assessments_clinician_id_users_id_fk FOREIGN KEY (clinician_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE assessments ADD CONSTRAINT assessments_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE bookings ADD CONSTRAINT bookings_credit_item_id_order_items_id_fk FOREIGN KEY (credit_item_id) REFERENCES order_items(id);
ALTER TABLE bookings ADD CONSTRAINT bookings_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
ALTER TABLE bookings ADD CONSTRAINT bookings_doctor_id_doctors_id_fk FOREIGN KEY (doctor_id) REFERENCES doctors(id);
ALTER TABLE bookings ADD CONSTRAINT bookings_type_consultation_types_slug_fk FOREIGN KEY (type) REFERENCES consultation_types(slug);
ALTER TABLE cart_items ADD CONSTRAINT cart_items_cart_id_carts_id_fk FOREIGN KEY (cart_id) REFERENCES carts(id) ON DELETE CASCADE;
ALTER TABLE cart_items ADD CONSTRAINT cart_items_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
ALTER TABLE cart_items ADD CONSTRAINT cart_items_variant_id_product_variants_id_fk FOREIGN KEY (variant_id) REFERENCES product_variants(id);
ALTER TABLE cart_tokens ADD CONSTRAINT cart_tokens_cart_id_carts_id_fk FOREIGN KEY (cart_id) REFERENCES carts(id) ON DELETE CASCADE;
ALTER TABLE carts ADD CONSTRAINT carts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE customer_notes ADD CONSTRAINT customer_notes_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE customer_notes ADD CONSTRAINT customer_notes_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE;
ALTER TABLE customers ADD CONSTRAINT customers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE discount_redemptions ADD CONSTRAINT discount_redemptions_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
ALTER TABLE discount_redemptions ADD CONSTRAINT discount_redemptions_discount_id_discounts_id_fk FOREIGN KEY (discount_id) REFERENCES discounts(id);
ALTER TABLE doctor_days ADD CONSTRAINT doctor_days_doctor_id_doctors_id_fk FOREIGN KEY (doctor_id) REFERENCES doctors(id) ON DELETE CASCADE;
ALTER TABLE doctor_hours ADD CONSTRAINT doctor_hours_doctor_id_doctors_id_fk FOREIGN KEY (doctor_id) REFERENCES doctors(id) ON DELETE CASCADE;
ALTER TABLE former_category_slugs ADD CONSTRAINT former_category_slugs_category_id_categories_id_fk FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE;
ALTER TABLE former_product_slugs ADD CONSTRAINT former_product_slugs_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE;
ALTER TABLE guest_reservations ADD CONSTRAINT guest_reservations_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE known_devices ADD CONSTRAINT known_devices_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE lab_reports ADD CONSTRAINT lab_reports_lot_id_lots_id_fk FOREIGN KEY (lot_id) REFERENCES lots(id);
ALTER TABLE lots ADD CONSTRAINT lots_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
ALTER TABLE lots ADD CONSTRAINT lots_variant_id_product_variants_id_fk FOREIGN KEY (variant_id) REFERENCES product_variants(id);
ALTER TABLE newsletter_confirmations ADD CONSTRAINT newsletter_confirmations_subscription_id_newsletter_subscriptio FOREIGN KEY (subscription_id) REFERENCES newsletter_subscriptions(id) ON DELETE CASCADE;
ALTER TABLE order_confirmations ADD CONSTRAINT order_confirmations_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE order_items ADD CONSTRAINT order_items_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE order_items ADD CONSTRAINT order_items_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
ALTER TABLE order_items ADD CONSTRAINT order_items_variant_id_product_variants_id_fk FOREIGN KEY (variant_id) REFERENCES product_variants(id);
ALTER TABLE orders ADD CONSTRAINT orders_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
ALTER TABLE orders ADD CONSTRAINT orders_discount_id_discounts_id_fk FOREIGN KEY (discount_id) REFERENCES discounts(id);
ALTER TABLE payments ADD CONSTRAINT payments_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE placements ADD CONSTRAINT placements_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE product_variants ADD CONSTRAINT product_variants_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
ALTER TABLE products ADD CONSTRAINT products_category_id_categories_id_fk FOREIGN KEY (category_id) REFERENCES categories(id);
ALTER TABLE refunds ADD CONSTRAINT refunds_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE refunds ADD CONSTRAINT refunds_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);
ALTER TABLE reviews ADD CONSTRAINT reviews_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE reviews ADD CONSTRAINT reviews_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
ALTER TABLE sessions ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE stock_levels ADD CONSTRAINT stock_levels_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
ALTER TABLE stock_levels ADD CONSTRAINT stock_levels_variant_id_product_variants_id_fk FOREIGN KEY (variant_id) REFERENCES product_variants(id);
ALTER TABLE stock_movements ADD CONSTRAINT stock_movements_stock_level_id_stock_levels_id_fk FOREIGN KEY (stock_level_id) REFERENCES stock_levels(id);
ALTER TABLE stock_watches ADD CONSTRAINT stock_watches_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
ALTER TABLE stock_watches ADD CONSTRAINT stock_watches_variant_id_product_variants_id_fk FOREIGN KEY (variant_id) REFERENCES product_variants(id);
ALTER TABLE support_replies ADD CONSTRAINT support_replies_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE support_replies ADD CONSTRAINT support_replies_ticket_id_support_tickets_id_fk FOREIGN KEY (ticket_id) REFERENCES support_tickets(id) ON DELETE CASCADE;
ALTER TABLE support_tickets ADD CONSTRAINT support_tickets_assignee_id_users_id_fk FOREIGN KEY (assignee_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE support_tickets ADD CONSTRAINT support_tickets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE test_gateway_refunds ADD CONSTRAINT test_gateway_refunds_reference_test_gateway_payments_reference_ FOREIGN KEY (reference) REFERENCES test_gateway_payments(reference);
ALTER TABLE transfer_proofs ADD CONSTRAINT transfer_proofs_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE user_roles ADD CONSTRAINT user_roles_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX accounts_user_id_index ON accounts (user_id);
CREATE INDEX article_slugs_of_article ON article_slugs (article_id);
CREATE INDEX articles_published ON articles (published_version);
CREATE INDEX assessments_anonymous ON assessments (completed_at) WHERE (user_id IS NULL);
CREATE INDEX assessments_clinician_id_completed_at_index ON assessments (clinician_id, completed_at);
CREATE INDEX assessments_user_id_completed_at_index ON assessments (user_id, completed_at);
CREATE INDEX audit_log_subject_type_subject_id_at_index ON audit_log (subject_type, subject_id, at);
CREATE UNIQUE INDEX bookings_credit_once ON bookings (credit_item_id, credit_unit) WHERE ((status <> 'cancelled'::text) OR credit_lost);
CREATE INDEX bookings_of_customer ON bookings (customer_id, starts_at);
CREATE INDEX bookings_of_doctor ON bookings (doctor_id, starts_at);
CREATE INDEX bookings_to_come ON bookings (starts_at, id);
CREATE INDEX cart_tokens_cart_id_index ON cart_tokens (cart_id);
CREATE INDEX carts_updated_at_index ON carts (updated_at);
CREATE INDEX carts_user_id_index ON carts (user_id);
CREATE INDEX consents_subject_type_subject_id_index ON consents (subject_type, subject_id);
CREATE INDEX customer_notes_author_id_index ON customer_notes (author_id);
CREATE INDEX customer_notes_customer_id_created_at_index ON customer_notes (customer_id, created_at);
CREATE INDEX customers_newest ON customers (created_at, id);
CREATE INDEX customers_search ON customers USING gin (search_text gin_trgm_ops);
CREATE INDEX discount_redemptions_discount_id_customer_id_index ON discount_redemptions (discount_id, customer_id);
CREATE INDEX discount_redemptions_discount_id_email_index ON discount_redemptions (discount_id, email);
CREATE INDEX discount_redemptions_held_by_cart_index ON discount_redemptions (held_by_cart);
CREATE INDEX doctors_newest ON doctors (created_at);
CREATE INDEX former_category_slugs_category_id_index ON former_category_slugs (category_id);
CREATE INDEX former_product_slugs_product_id_index ON former_product_slugs (product_id);
CREATE INDEX known_devices_used_at_index ON known_devices (used_at);
CREATE INDEX known_devices_user_id_index ON known_devices (user_id);
CREATE INDEX lab_reports_lot_id_added_at_index ON lab_reports (lot_id, added_at);
CREATE INDEX lots_newest ON lots (received_at);
CREATE INDEX mails_created_at_index ON mails (created_at);
CREATE INDEX mails_of_share ON mails (share_key, created_at) WHERE (share_key IS NOT NULL);
CREATE INDEX mails_to_index ON mails ("to");
CREATE INDEX mails_with_links ON mails (created_at) WHERE (links_removed_at IS NULL);
CREATE INDEX missing_pages_by_age ON missing_pages (kind, last_seen_at DESC NULLS LAST);
CREATE INDEX newsletter_confirmations_created_at_index ON newsletter_confirmations (created_at);
CREATE INDEX newsletter_confirmations_subscription_id_index ON newsletter_confirmations (subscription_id);
CREATE INDEX newsletter_subscriptions_state_asked_at_index ON newsletter_subscriptions (state, asked_at);
CREATE INDEX order_confirmations_order_id_index ON order_confirmations (order_id);
CREATE INDEX order_items_order_id_index ON order_items (order_id);
CREATE INDEX orders_customer_id_created_at_index ON orders (customer_id, created_at);
CREATE INDEX orders_needing_attention ON orders (created_at, id) WHERE (needs_attention IS NOT NULL);
CREATE INDEX orders_newest ON orders (created_at, id);
CREATE INDEX orders_of_discount ON orders (discount_id) WHERE (discount_id IS NOT NULL);
CREATE INDEX orders_of_guest ON orders (lower(email)) WHERE (customer_id IS NULL);
CREATE INDEX orders_open_of_cart ON orders (cart_id) WHERE (status = 'pending'::text);
CREATE INDEX orders_phone ON orders USING gin (phone gin_trgm_ops) WHERE (customer_id IS NOT NULL);
CREATE INDEX orders_refused ON orders (lower(email)) WHERE (ended_why = 'refused'::text);
CREATE INDEX orders_replaced ON orders (cart_id, cancelled_at) WHERE (ended_why = 'placed_again'::text);
CREATE INDEX orders_reserving ON orders (created_at, id) WHERE ((status = 'pending'::text) AND (payment_status = ANY (ARRAY['unpaid'::text, 'awaiting_transfer'::text, 'cod_due'::text])));
CREATE INDEX orders_to_check ON orders (proof_waiting_since, id) WHERE (proof_waiting_since IS NOT NULL);
CREATE INDEX orders_to_confirm ON orders (created_at, id) WHERE ((status = 'pending'::text) AND (payment_status = 'cod_due'::text));
CREATE INDEX payment_events_reference_index ON payment_events (reference);
CREATE INDEX payments_order_id_index ON payments (order_id);
CREATE INDEX payments_to_ask ON payments (next_ask_at) WHERE (next_ask_at IS NOT NULL);
CREATE INDEX place_words_alike ON place_words USING gin (word gin_trgm_ops);
CREATE INDEX place_words_by_start ON place_words (word text_pattern_ops);
CREATE INDEX placements_created_at_index ON placements (created_at);
CREATE INDEX places_above_by_key ON places (key text_pattern_ops) WHERE (kind <> 'barangay'::text);
CREATE INDEX places_barangays_by_key ON places (key text_pattern_ops, city_weight) WHERE (kind = 'barangay'::text);
CREATE INDEX places_by_city_key ON places (city_key);
CREATE INDEX places_by_word ON places USING gin (words);
CREATE INDEX products_dear ON products (price DESC, name) WHERE (is_active AND (kind = 'product'::text));
CREATE INDEX products_dear_of_category ON products (category_id, price DESC, name) WHERE (is_active AND (kind = 'product'::text));
CREATE INDEX products_of_category ON products (category_id);
CREATE INDEX products_popular ON products (sold_30d DESC, featured DESC, name) WHERE (is_active AND (kind = 'product'::text));
CREATE INDEX products_popular_of_category ON products (category_id, sold_30d DESC, featured DESC, name) WHERE (is_active AND (kind = 'product'::text));
CREATE INDEX products_price ON products (price, name) WHERE (is_active AND (kind = 'product'::text));
CREATE INDEX products_price_of_category ON products (category_id, price, name) WHERE (is_active AND (kind = 'product'::text));
CREATE INDEX products_rating ON products (rating_avg DESC NULLS LAST, rating_count DESC, name) WHERE (is_active AND (kind = 'product'::text));
CREATE INDEX products_rating_of_category ON products (category_id, rating_avg DESC NULLS LAST, rating_count DESC, name) WHERE (is_active AND (kind = 'product'::text));
CREATE INDEX products_search_name ON products USING gin (search_name gin_trgm_ops);
CREATE INDEX products_search_words ON products USING gin (search_words);
CREATE INDEX refunds_order_id_index ON refunds (order_id);
CREATE INDEX reviews_published ON reviews (product_id, created_at) WHERE (status = 'published'::text);
CREATE INDEX reviews_waiting ON reviews (created_at) WHERE (status = 'waiting'::text);
CREATE INDEX sessions_expires_at_index ON sessions (expires_at);
CREATE INDEX sessions_user_id_index ON sessions (user_id);
CREATE INDEX stock_movements_order_id_index ON stock_movements (order_id);
CREATE INDEX stock_movements_stock_level_id_at_index ON stock_movements (stock_level_id, at);
CREATE INDEX stock_watches_created_at_index ON stock_watches (created_at);
CREATE INDEX stock_watches_product_id_variant_id_index ON stock_watches (product_id, variant_id);
CREATE INDEX stock_watches_stop_token_index ON stock_watches (stop_token);
CREATE INDEX support_replies_ticket_id_created_at_index ON support_replies (ticket_id, created_at);
CREATE INDEX support_tickets_assignee_id_index ON support_tickets (assignee_id);
CREATE INDEX support_tickets_closed ON support_tickets (closed_at) WHERE (status = 'closed'::text);
CREATE INDEX support_tickets_created_at_index ON support_tickets (created_at);
CREATE INDEX support_tickets_email_created_at_index ON support_tickets (email, created_at);
CREATE INDEX support_tickets_open ON support_tickets (due_at) WHERE (status = 'open'::text);
CREATE INDEX support_tickets_user_id_created_at_index ON support_tickets (user_id, created_at);
CREATE INDEX verifications_expires_at_index ON verifications (expires_at);
CREATE INDEX verifications_identifier_index ON verifications (identifier);
CREATE OR REPLACE FUNCTION create_customer_of_user()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO customers (id, user_id, email, first_name, last_name)
  VALUES (gen_random_uuid(), NEW.id, NEW.email, NEW.first_name, NEW.last_name);
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION keep_former_slug()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  EXECUTE format('DELETE FROM %I WHERE slug = $1', TG_ARGV[0]) USING NEW.slug;
  EXECUTE format(
    'INSERT INTO %1$I (slug, %2$I) VALUES ($1, $2) ON CONFLICT (slug) DO UPDATE SET %2$I = $2',
    TG_ARGV[0], TG_ARGV[1]
  ) USING OLD.slug, NEW.id;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $function$
;
CREATE OR REPLACE FUNCTION take_former_slugs()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  EXECUTE format('DELETE FROM %I WHERE slug IN (SELECT slug FROM added)', TG_ARGV[0]);
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION tell_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('shop_changes', TG_ARGV[0]);
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION tell_changed_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  changed uuid[] := array(
    SELECT a.id FROM after a JOIN before b USING (id) WHERE a.* IS DISTINCT FROM b.* LIMIT 101
  );
BEGIN
  IF cardinality(changed) = 0 THEN RETURN NULL; END IF;
  PERFORM pg_notify('shop_changes', 'listing');
  IF cardinality(changed) > 100 THEN
    PERFORM pg_notify('shop_changes', '*');
  ELSE
    PERFORM pg_notify('shop_changes', 'product:' || each) FROM unnest(changed) AS each;
  END IF;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION tell_product()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('shop_changes', 'product:' || coalesce(NEW.product_id, OLD.product_id));
  RETURN NULL;
END $function$
;
CREATE TRIGGER article_reviews_append_only BEFORE DELETE OR UPDATE ON article_reviews FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER article_versions_append_only BEFORE DELETE OR UPDATE ON article_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER customer_notes_append_only BEFORE UPDATE OF customer_id, text, created_at ON customer_notes FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER documents_append_only BEFORE DELETE OR UPDATE ON documents FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER faq_versions_append_only BEFORE DELETE OR UPDATE ON faq_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER keep_category_slug AFTER UPDATE OF slug ON categories FOR EACH ROW WHEN ((old.slug IS DISTINCT FROM new.slug)) EXECUTE FUNCTION keep_former_slug('former_category_slugs', 'category_id');
CREATE TRIGGER keep_product_slug AFTER UPDATE OF slug ON products FOR EACH ROW WHEN ((old.slug IS DISTINCT FROM new.slug)) EXECUTE FUNCTION keep_former_slug('former_product_slugs', 'product_id');
CREATE TRIGGER stock_movements_append_only BEFORE DELETE OR UPDATE ON stock_movements FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER take_category_slugs AFTER INSERT ON categories REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION take_former_slugs('former_category_slugs');
CREATE TRIGGER take_product_slugs AFTER INSERT ON products REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION take_former_slugs('former_product_slugs');
CREATE TRIGGER tell_article_reviews AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON article_reviews FOR EACH STATEMENT EXECUTE FUNCTION tell_change('articles');
CREATE TRIGGER tell_articles AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON articles FOR EACH STATEMENT EXECUTE FUNCTION tell_change('articles');
CREATE TRIGGER tell_bookings AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON bookings FOR EACH STATEMENT EXECUTE FUNCTION tell_change('doctors');
CREATE TRIGGER tell_categories AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
CREATE TRIGGER tell_consultation_types AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON consultation_types FOR EACH STATEMENT EXECUTE FUNCTION tell_change('doctors');
CREATE TRIGGER tell_doctor_days AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON doctor_days FOR EACH STATEMENT EXECUTE FUNCTION tell_change('doctors');
CREATE TRIGGER tell_doctor_hours AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON doctor_hours FOR EACH STATEMENT EXECUTE FUNCTION tell_change('doctors');
CREATE TRIGGER tell_doctors AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON doctors FOR EACH STATEMENT EXECUTE FUNCTION tell_change('doctors');
CREATE TRIGGER tell_documents AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON documents FOR EACH STATEMENT EXECUTE FUNCTION tell_change('documents');
CREATE TRIGGER tell_faq AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON faq_versions FOR EACH STATEMENT EXECUTE FUNCTION tell_change('faq');
CREATE TRIGGER tell_former_category_slugs AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON former_category_slugs FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
CREATE TRIGGER tell_former_product_slugs AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON former_product_slugs FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
CREATE TRIGGER tell_lab_reports AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON lab_reports FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
CREATE TRIGGER tell_lots AFTER INSERT OR DELETE OR UPDATE ON lots FOR EACH ROW EXECUTE FUNCTION tell_product();
CREATE TRIGGER tell_new_products AFTER INSERT OR DELETE OR TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
CREATE TRIGGER tell_new_stock AFTER INSERT OR DELETE ON stock_levels FOR EACH ROW EXECUTE FUNCTION tell_product();
CREATE TRIGGER tell_packed_lots AFTER UPDATE ON lots FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
CREATE TRIGGER tell_products AFTER UPDATE ON products REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_products();
CREATE TRIGGER tell_reviews AFTER INSERT OR DELETE OR UPDATE ON reviews FOR EACH ROW EXECUTE FUNCTION tell_product();
CREATE TRIGGER tell_search_synonyms AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON search_synonyms FOR EACH STATEMENT EXECUTE FUNCTION tell_change('listing');
CREATE TRIGGER tell_settings AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON theme_settings FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
CREATE TRIGGER tell_stock AFTER UPDATE ON stock_levels FOR EACH ROW WHEN ((LEAST((new.on_hand - new.reserved), 10) IS DISTINCT FROM LEAST((old.on_hand - old.reserved), 10))) EXECUTE FUNCTION tell_product();
CREATE TRIGGER tell_text_reviews AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON text_reviews FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
CREATE TRIGGER tell_variants AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON product_variants FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
CREATE TRIGGER text_reviews_append_only BEFORE DELETE OR UPDATE ON text_reviews FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER users_have_a_customer AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION create_customer_of_user();
INSERT INTO consultation_types (slug, name, minutes, channel, fee, currency, is_active, "position", version) VALUES ('initial', 'Initial consultation', 45, 'video', 19900, 'USD', 't', 1, 1);
INSERT INTO consultation_types (slug, name, minutes, channel, fee, currency, is_active, "position", version) VALUES ('followup', 'Follow-up', 30, 'video', 9900, 'USD', 't', 2, 1);
INSERT INTO consultation_types (slug, name, minutes, channel, fee, currency, is_active, "position", version) VALUES ('quick', 'Quick check-in', 15, 'chat', 4900, 'USD', 't', 3, 1);
CREATE TABLE schema_migrations (
  id serial PRIMARY KEY,
  hash text NOT NULL,
  created_at bigint
);
INSERT INTO schema_migrations (hash, created_at) VALUES ('0934ab205b66f5008920d940e4d7e7dbda4e03616d9805a3d2710ee16faceb32', 1795386477238);
