/** The folder below src/server whose code alone writes a table. Two owners need a reason beside them. */
export const tableOwners: Readonly<Record<string, string | readonly string[]>> = {
  // The name on the account follows the name in the profile.
  auth_users: ['accounts', 'profiles'],
  // Every request may move a session's last use; ending sessions is the account's business.
  auth_sessions: ['accounts', 'http'],
  auth_accounts: 'accounts',
  auth_verifications: 'accounts',
  user_profiles: 'profiles',
  student_profiles: 'profiles',
  mentor_profiles: 'profiles',
  guardian_profiles: 'profiles',
  business_profiles: 'profiles',
  waitlist: 'waitlist',
  xp_activities: 'xp',
  student_stats: 'xp',
  daily_xp_tracking: 'xp',
  user_achievements: 'xp',
  student_quests: 'quests',
  idempotency_keys: 'http',
  rate_limits: 'http',
  schema_migrations: 'db',
}
