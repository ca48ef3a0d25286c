import { adultsBornBefore } from '#domain/people/birth-month.ts'
import type { Services } from '../services.ts'
import { processDueMonth } from './birth-month-answer-commands.ts'

/** Applies months whose waiting period is over, and passes requests that lost a guardian to staff. */
export async function sweepBirthMonths(services: Services): Promise<void> {
  const now = services.now()
  const rows = await services.db
    .selectFrom('birth_month_requests as request')
    .innerJoin('student_profiles as student', 'student.user_id', 'request.user_id')
    .select(['request.user_id', 'request.id'])
    .where('request.state', '=', 'asked')
    .where('request.waits_for', '!=', 'staff')
    .where((is) =>
      is.or([
        is('request.takes_effect_at', '<=', now),
        is('student.birth_month', '<', adultsBornBefore(now)),
        is.exists(
          is
            .selectFrom('birth_month_deciders as decider')
            .leftJoin('guardian_links as link', (join) =>
              join
                .onRef('link.user_id', '=', 'decider.user_id')
                .onRef('link.guardian_id', '=', 'decider.guardian_id')
                .on('link.state', '=', 'active'),
            )
            .leftJoin('auth_users as guardian', (join) =>
              join
                .onRef('guardian.id', '=', 'decider.guardian_id')
                .on('guardian.suspended_at', 'is', null),
            )
            .select('decider.guardian_id')
            .whereRef('decider.user_id', '=', 'request.user_id')
            .whereRef('decider.request_id', '=', 'request.id')
            .where((or) => or.or([or('link.state', 'is', null), or('guardian.id', 'is', null)])),
        ),
      ]),
    )
    .orderBy('request.asked_at')
    .limit(500)
    .execute()
  for (const { user_id: userId, id } of rows) {
    await services.transaction((tx) => processDueMonth(tx, userId, id))
  }
}
