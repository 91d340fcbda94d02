CREATE TABLE "mail_links" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"mailing_id" text NOT NULL,
	"url" text NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_report_hooks" (
	"user_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"provider" text,
	"sealed_key" text,
	"is_for_all" boolean DEFAULT false NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_report_hooks_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "mail_sequences" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"audience_id" text,
	"days" integer DEFAULT 0 NOT NULL,
	"time_zone" text NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"on_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "mail_deliveries_once";--> statement-breakpoint
ALTER TABLE "campaign_pieces" ADD COLUMN "audience_id" text;--> statement-breakpoint
ALTER TABLE "audiences" ADD COLUMN "asks_birthday" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "birthday" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "last_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "landing_pages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD COLUMN "round" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD COLUMN "clicked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "is_piece" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "sequence_id" text;--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "delay_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_report_hooks" ADD CONSTRAINT "mail_report_hooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_sequences" ADD CONSTRAINT "mail_sequences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_sequences" ADD CONSTRAINT "mail_sequences_audience_id_audiences_id_fk" FOREIGN KEY ("audience_id") REFERENCES "public"."audiences"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_links_once" ON "mail_links" USING btree ("mailing_id","url");--> statement-breakpoint
CREATE INDEX "mail_sequences_user" ON "mail_sequences" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "mail_sequences_on" ON "mail_sequences" USING btree ("is_on");--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_sequence_id_mail_sequences_id_fk" FOREIGN KEY ("sequence_id") REFERENCES "public"."mail_sequences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscribers_email" ON "subscribers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "mailings_sequence" ON "mailings" USING btree ("sequence_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_deliveries_once" ON "mail_deliveries" USING btree ("mailing_id","email_hash","round");