CREATE TABLE "task_calendars" (
	"user_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"time_zone" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_calendars_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "task_schedules" (
	"task_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"has_time" boolean DEFAULT false NOT NULL,
	"time_zone" text,
	"priority" text DEFAULT 'none' NOT NULL,
	"repeat" text,
	"reminder" integer,
	"remind_at" timestamp (3) with time zone,
	"repeated_from" text,
	CONSTRAINT "task_schedules_repeated_from_unique" UNIQUE("repeated_from")
);
--> statement-breakpoint
ALTER TABLE "task_calendars" ADD CONSTRAINT "task_calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_schedules" ADD CONSTRAINT "task_schedules_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_schedules" ADD CONSTRAINT "task_schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_schedules_user" ON "task_schedules" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "task_schedules_remind" ON "task_schedules" USING btree ("remind_at") WHERE "task_schedules"."remind_at" is not null;