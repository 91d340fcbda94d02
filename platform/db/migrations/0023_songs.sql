CREATE TABLE "songs" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"lyrics" text NOT NULL,
	"style" text NOT NULL,
	"voice" text NOT NULL,
	"language" text NOT NULL,
	"seed" integer NOT NULL,
	"wish" jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"job_id" text,
	"error" text,
	"made" jsonb,
	"before" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "songs" ADD CONSTRAINT "songs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "songs_user_created" ON "songs" USING btree ("user_id","created_at");