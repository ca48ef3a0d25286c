import * as pages from '#domain/pages.ts'
import { kind, type NotificationWords } from './notification-kind.ts'

export interface SeatNews {
  news: keyof typeof news
  /** The business. */
  business: string
  /** The colleague on the other side. */
  name: string
}

/** Notifications about the seats of colleagues in a business. */
export const seatNotifications = {
  'business-seat': kind<SeatNews>({
    label: 'A colleague joins or leaves, or your own seat changes',
    who: ['business'],
    mail: 'at-once',
    words: (data) => ({ ...news[data.news](data), path: pages.colleagues }),
  }),
  'business-offered': kind<{ business: string; name: string }>({
    label: 'The owner offers you the business',
    who: ['business'],
    mail: 'at-once',
    always: true,
    words: ({ business, name }) => ({
      title: `${name} offers you ${business}`,
      body: 'If you accept, you become its owner, and they stay as a recruiter. Nothing moves until you say yes.',
      path: pages.colleagues,
    }),
  }),
}

type Words = Omit<NotificationWords, 'path'>

const news = {
  joined: ({ name, business }: SeatNews): Words => ({
    title: `${name} joined ${business}`,
    body: 'You can change what they may do, or remove them, under Colleagues.',
  }),
  refused: ({ name }: SeatNews): Words => ({
    title: `${name} does not join`,
    body: 'The invitation was declined. You can invite somebody else.',
  }),
  left: ({ name, business }: SeatNews): Words => ({
    title: `${name} left ${business}`,
    body: 'They reach nothing of the business any more. What they did stays in the log.',
  }),
  removed: ({ business }: SeatNews): Words => ({
    title: `You have no seat in ${business} any more`,
    body: 'Its owner removed you. Your own account stays as it is.',
  }),
  recruiter: ({ business }: SeatNews): Words => ({
    title: `You are a recruiter of ${business} now`,
    body: 'You can write openings, and answer applicants.',
  }),
  viewer: ({ business }: SeatNews): Words => ({
    title: `You are a viewer of ${business} now`,
    body: 'You can read openings and applicants, but change nothing.',
  }),
  'handed-over': ({ name, business }: SeatNews): Words => ({
    title: `${name} is the owner of ${business} now`,
    body: 'You stay as a recruiter.',
  }),
  'not-accepted': ({ name, business }: SeatNews): Words => ({
    title: `${name} does not take over ${business}`,
    body: 'You are still its owner.',
  }),
  'new-owner': ({ name, business }: SeatNews): Words => ({
    title: `${name} is the owner of ${business} now`,
    body: 'Your seat stays as it was.',
  }),
  closing: ({ name, business }: SeatNews): Words => ({
    title: `${business} is about to leave Upful`,
    body: `${name} asked us to delete the business's account in seven days. Its openings are off, and your seat ends with it. Only ${name} can stop it.`,
  }),
}
