import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { kind } from '#domain/people/notification-kind.ts'
import { plural } from '#domain/text/plural.ts'
import { applicationPath } from './application.ts'

/** What comes by itself on a later day: nobody answered, or the planned day of an opening has come. */
export const followUpNotifications = {
  'application-unanswered': kind<{ title: string; company: string; applicationId: string }>({
    label: 'An opening you applied to has closed, and nobody answered',
    who: ['student'],
    mail: 'daily',
    words: ({ title, company, applicationId }) => ({
      title: `No answer yet: ${title}`,
      body: `${company} closed this opening two weeks ago and has not answered you. You did nothing wrong: many places never answer. They still can, but do not wait for it. Put your time into the next one.`,
      path: applicationPath(applicationId),
    }),
  }),
  'applicants-waiting': kind<{ title: string; postingId: string; count: number }>({
    label: 'People still wait for your answer after an opening closed',
    who: ['business'],
    mail: 'daily',
    words: ({ title, postingId, count }) => ({
      title: `${plural(count, 'person waits', 'people wait')} for your answer: ${title}`,
      body: 'The opening has closed. Please answer them: you can say no to everybody who is left in one step.',
      path: href(pages.applicants, { id: postingId }),
    }),
  }),
  'posting-planned': kind<{
    title: string
    postingId: string
    how: 'published' | 'held' | 'refused'
    why?: string
  }>({
    label: 'The planned day of an opening has come',
    who: ['business'],
    mail: 'at-once',
    words: ({ title, postingId, how, why }) => ({
      title: `${plannedWords[how].title}: ${title}`,
      body: why ?? plannedWords[how].body,
      path: href(pages.posting, { id: postingId }),
    }),
  }),
}

const plannedWords = {
  published: { title: 'Published as planned', body: 'Students can see it now.' },
  held: {
    title: 'Our staff look at it first',
    body: 'You planned it for today. See why it is held.',
  },
  refused: { title: 'Not published as planned', body: 'Open it to see what is missing.' },
}
