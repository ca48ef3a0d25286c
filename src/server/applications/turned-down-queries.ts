import { sql } from 'kysely'

/** SQL condition on an application row `sent`: it ended because the applicant declined an offer. */
export const turnedDown = sql<boolean>`(sent.state = 'withdrawn' and exists (
  select from application_events event
  where event.user_id = sent.user_id and event.application_id = sent.id
    and event.from_state = 'offer' and event.to_state = 'withdrawn'))`
