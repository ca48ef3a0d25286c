import type { Company } from '#contract/openings.ts'
import { dayOf, type Day } from '#domain/day.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { suits } from './queries.ts'

const openingsShown = 50

/** The public facts about a verified business, and what is open there for this viewer; null for any other. */
export async function companyOf(
  db: AnyDb,
  businessId: UserId,
  viewer: { adult: boolean; today: Day },
): Promise<Company | null> {
  const [business, openings] = await Promise.all([
    db
      .selectFrom('business_profiles')
      .select(['business_name', 'website_url', 'industry', 'company_size', 'verified_at'])
      .where('user_id', '=', businessId)
      .where('verified', '=', true)
      .executeTakeFirst(),
    db
      .selectFrom('opportunities')
      .select(['id', 'title', 'location', 'type', 'pay', 'deadline'])
      .where('business_id', '=', businessId)
      .where('status', '=', 'published')
      .where('closes_on', '>=', viewer.today)
      .where(suits(viewer.adult, 'opportunities'))
      .orderBy('closes_on')
      .orderBy('id')
      .limit(openingsShown)
      .execute(),
  ])
  if (business === undefined || business.business_name === null) return null
  return {
    name: business.business_name,
    website: business.website_url,
    industry: business.industry,
    size: business.company_size,
    checkedOn: business.verified_at === null ? null : dayOf(business.verified_at),
    openings,
  }
}
