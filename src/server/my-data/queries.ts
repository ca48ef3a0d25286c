import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

/** Each table with personal data, and the columns that identify the person. */
export const personal = {
  auth_users: 'id',
  user_profiles: 'user_id',
  student_profiles: 'user_id',
  birth_months: 'user_id',
  birth_month_requests: 'user_id',
  birth_month_deciders: ['user_id', 'guardian_id'],
  birth_month_statements: ['user_id', 'stated_by'],
  mentor_profiles: 'user_id',
  guardian_profiles: 'user_id',
  business_profiles: 'user_id',
  verification_answers: 'user_id',
  answered_profiles: 'user_id',
  verification_details: 'user_id',
  student_stats: 'user_id',
  xp_activities: 'user_id',
  daily_xp_tracking: 'user_id',
  user_achievements: 'user_id',
  courses: 'visible_to',
  user_course_progress: 'user_id',
  content_answers: 'user_id',
  last_hand_ins: 'user_id',
  review_cards: 'user_id',
  student_quests: 'user_id',
  student_paths: 'user_id',
  assessment_sittings: 'user_id',
  user_assessment_results: 'user_id',
  saved_opportunities: 'user_id',
  opportunity_views: 'user_id',
  opportunity_reports: 'user_id',
  opportunities: 'business_id',
  job_wishes: 'user_id',
  applications: 'user_id',
  application_events: 'user_id',
  interviews: 'user_id',
  offers: 'user_id',
  deadline_reminders: 'user_id',
  readiness_tasks_done: 'user_id',
  notifications: 'user_id',
  notification_settings: 'user_id',
  notification_choices: 'user_id',
  bounced_addresses: 'user_id',
  guardian_codes: 'user_id',
  guardian_links: ['user_id', 'guardian_id'],
  approvals: 'user_id',
  mentor_requests: ['user_id', 'mentor_id'],
  mentor_slots: 'user_id',
  mentorships: ['user_id', 'mentor_id'],
  avoided_mentors: 'user_id',
  mentor_stops: ['user_id', 'stopped_by'],
  mentor_sessions: ['user_id', 'mentor_id'],
  project_showings: 'user_id',
  mentor_feedback: ['user_id', 'mentor_id'],
  employer_teams: 'user_id',
  employer_links: 'user_id',
  employer_figures: 'user_id',
  contact_messages: 'sent_by',
  person_reports: 'user_id',
  paused_people: 'user_id',
  advisor_conversations: 'user_id',
  advisor_turns: 'user_id',
  advisor_settings: 'user_id',
  advisor_budgets: 'user_id',
  course_orders: 'user_id',
} as const satisfies Partial<Record<keyof Tables, string | readonly string[]>>

/**
 * Tables about people that are not exported: secrets, traces of single requests, and the staff log,
 * whose reasons may mention other people.
 */
export const notExported = [
  'auth_accounts',
  'auth_sessions',
  'account_links',
  'idempotency_keys',
  'letters',
  'dismissed_letters',
  'refresh_requests',
  'staff_actions',
] as const

/**
 * Columns that are not exported: notes by staff, hashes of codes that still work, and rooms, which open
 * shortly before a session.
 */
const keptBack: Readonly<Record<string, readonly string[]>> = {
  contact_messages: ['urgent', 'about_id'],
  guardian_codes: ['code_hash'],
  employer_teams: ['code_hash'],
  person_reports: ['about_id', 'taken_by', 'outcome', 'stopped'],
  mentor_requests: ['proposed_room'],
  mentor_sessions: ['room', 'room_key'],
  // A student is told that a guardian stopped a mentor, but the export must not reveal which guardian.
  mentor_stops: ['stopped_by', 'asked_by'],
  interviews: ['room', 'room_key'],
}

type Row = Record<string, unknown>

/** Everything stored about one person, by table, without secrets. */
export async function everythingAbout(db: Db, userId: string): Promise<Record<string, Row[]>> {
  const tables: Record<string, Row[]> = {}
  for (const [table, columns] of Object.entries(personal)) {
    const theirs = [columns].flat().map((column) => sql`${sql.ref(`t.${column}`)} = ${userId}`)
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(t) - ${[...(keptBack[table] ?? [])]}::text[] as row from ${sql.table(table)} t where ${sql.join(theirs, sql` or `)}`.execute(
      db,
    )
    tables[table] = rows.map(({ row }) => row)
  }
  return tables
}
