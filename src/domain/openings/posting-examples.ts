import type { OpeningKind } from './opening.ts'

/** A text to begin an opening with; its business changes what does not fit. */
export interface PostingExample {
  id: string
  title: string
  kind: OpeningKind
  description: string
  skills: readonly string[]
}

export const postingExamples: readonly PostingExample[] = [
  {
    id: 'shop',
    title: 'Shop assistant',
    kind: 'part-time',
    description:
      'You greet customers, help them find things, keep the shelves neat and work at the till.\n\nWe train you in the first two weeks. You always work with somebody who has been here longer.\n\nYou are friendly, on time and good with simple sums.',
    skills: ['Communication', 'Teamwork', 'Workplace Skills'],
  },
  {
    id: 'office',
    title: 'Office assistant',
    kind: 'internship',
    description:
      'You answer the phone, write emails, sort papers and keep our lists up to date.\n\nYou learn how an office works, and you get a reference at the end.\n\nYou write clearly and can use a computer.',
    skills: ['Communication', 'Digital Tools', 'Workplace Skills'],
  },
  {
    id: 'kitchen',
    title: 'Kitchen and café helper',
    kind: 'part-time',
    description:
      'You prepare food, serve guests and keep the kitchen clean during the day.\n\nWe show you how to handle food safely. A food handler’s permit helps, and we help you to get one.\n\nYou like to work in a team and stay calm when it is busy.',
    skills: ['Communication', 'Teamwork'],
  },
  {
    id: 'social-media',
    title: 'Social media assistant',
    kind: 'internship',
    description:
      'You plan and write posts, make simple pictures and short videos of our products, and read what people answer.\n\nYou learn how to plan a month of posts and how to see what works.\n\nYou bring ideas and write without mistakes.',
    skills: ['Online Presence', 'Communication', 'Digital Tools'],
  },
  {
    id: 'store-room',
    title: 'Store room helper',
    kind: 'full-time',
    description:
      'You unload goods, count the stock, pack orders and keep the store room safe and tidy.\n\nWe train you and give you what you need to work safely.\n\nYou are careful and on time.',
    skills: ['Teamwork', 'Workplace Skills'],
  },
]
