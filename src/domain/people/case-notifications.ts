import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { kind } from './notification-kind.ts'
import { questionWords, type AskingCase } from './staff-case.ts'

/** Notifications about the cases of staff: to the person who has one, and to somebody who is asked for more. */
export const caseNotifications = {
  'case-for-you': kind<{ id: string; news: keyof typeof caseNews; name: string }>({
    label: 'A case of yours needs you',
    who: ['staff'],
    mail: 'at-once',
    words: ({ id, news, name }) => ({
      ...caseNews[news](name),
      path: href(pages.staff, { desk: 'cases', case: id }),
    }),
  }),
  'more-asked': kind<{ about: AskingCase; questions: readonly string[]; token: string }>({
    label: 'Our staff ask you for more',
    who: ['student', 'guardian', 'mentor', 'business'],
    mail: 'at-once',
    always: true,
    words: ({ about, questions, token }) => ({
      title:
        about === 'report'
          ? 'We have a question about what you reported'
          : 'We have a question about your message',
      body: [...questionWords(questions), 'Only our staff read your answer.'].join('\n'),
      path: href(pages.tellUsMore, { token }),
    }),
  }),
}

const caseNews = {
  /** The name is that of the colleague. */
  given: (name: string) => ({
    title: `${name} gave you a case`,
    body: 'Read what is known so far, and go on from there.',
  }),
  /** The name is that of the case. */
  answered: (name: string) => ({
    title: `${name}: the answer is here`,
    body: 'Somebody answered what we asked. The case waits for us again.',
  }),
}
