import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { cheerWords, type CheerSticker } from './cheer.ts'
import { kind } from './notification-kind.ts'
import { firstName } from './profile.ts'
import type { UserId } from './user-id.ts'

export const cheerNotifications = {
  cheer: kind<{ guardian: string; sticker: CheerSticker; cheerId: string }>({
    label: 'A guardian sends you a cheer',
    who: ['student'],
    mail: 'daily',
    words: ({ guardian, sticker, cheerId }) => ({
      title: `${firstName(guardian)}: ${cheerWords[sticker]}`,
      body: `A cheer from ${guardian}. You can say thanks with one tap.`,
      path: pages.guardians,
      cheer: { id: cheerId, sticker },
    }),
  }),
  'cheer-thanked': kind<{ student: string; studentId: UserId; sticker: CheerSticker }>({
    label: 'Your student thanks you for a cheer',
    who: ['guardian'],
    mail: 'off',
    words: ({ student, studentId, sticker }) => ({
      title: `${firstName(student)} says thanks`,
      body: `For your cheer “${cheerWords[sticker]}”.`,
      path: href(pages.linkedStudent, { id: studentId }),
    }),
  }),
}
