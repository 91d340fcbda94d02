CREATE TABLE "campaign_pieces" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"network" text NOT NULL,
	"format" text NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"document_id" text,
	"made" jsonb,
	"file_id" text,
	"file_version" integer,
	"state" text DEFAULT 'pending' NOT NULL,
	"uses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"channel_id" text,
	"approved_hash" text,
	"sending_since" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"sent_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"brief" text NOT NULL,
	"language" text NOT NULL,
	"facts" jsonb NOT NULL,
	"networks" jsonb NOT NULL,
	"brand_kit_id" text,
	"starts_on" text NOT NULL,
	"weeks" integer NOT NULL,
	"time_zone" text NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"job_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"network" text NOT NULL,
	"name" text NOT NULL,
	"sealed" text NOT NULL,
	"tested_at" timestamp (3) with time zone,
	"problem" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_pieces" ADD CONSTRAINT "campaign_pieces_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_pieces" ADD CONSTRAINT "campaign_pieces_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_pieces_campaign" ON "campaign_pieces" USING btree ("campaign_id","position");--> statement-breakpoint
CREATE INDEX "campaign_pieces_due" ON "campaign_pieces" USING btree ("state","publish_at");--> statement-breakpoint
CREATE INDEX "campaign_pieces_user_time" ON "campaign_pieces" USING btree ("user_id","publish_at");--> statement-breakpoint
CREATE INDEX "campaigns_user_created" ON "campaigns" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "channels_user" ON "channels" USING btree ("user_id","created_at");