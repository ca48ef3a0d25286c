import { dayFrom, daysBetween, type Day } from '#domain/day.ts'
import type { Letter } from '../mail/mailer.ts'
import type { NearDeadline } from './reminder-commands.ts'

export function deadlineLetter(
  reader: { name: string; email: string },
  deadlines: readonly NearDeadline[],
  page: { today: Day; publicUrl: string },
): Letter {
  const [first] = deadlines
  const more = deadlines.length - 1
  const lines = deadlines.map(
    ({ title, company, deadline }) =>
      `- ${title}, ${company}: ${whenOf(dayFrom(deadline), page.today)}`,
  )
  return {
    to: reader.email,
    subject: `${first?.title ?? 'An opening'} closes soon${more > 0 ? `, and ${more} more` : ''}`,
    text: `Hi ${reader.name},

You saved ${more > 0 ? 'these' : 'this'}, and the deadline is near:

${lines.join('\n')}

Apply or look again: ${page.publicUrl}/applications

You can turn these reminders off on the Opportunities tab, under "What I want".

Upful`,
  }
}

function whenOf(deadline: Day, today: Day): string {
  const days = daysBetween(today, deadline)
  if (days === 0) return `closes today (${deadline})`
  return days === 1 ? `closes tomorrow (${deadline})` : `closes in ${days} days (${deadline})`
}
