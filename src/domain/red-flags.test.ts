import { describe, expect, test } from 'vitest'
import { isForAdults, redFlagsIn, warningsIn, type RedFlag } from './red-flags.ts'

const weeklyMinimum = 17_000
const flags = (description: string, more: object = {}) =>
  redFlagsIn({ title: 'Opening', description, hasLink: true, ...more }, weeklyMinimum)

const scams: readonly (readonly [RedFlag, string])[] = [
  ['fee', 'Pay a registration fee of $5,000 to secure your place.'],
  ['fee', 'A refundable deposit is needed before training starts.'],
  ['fee', 'Send J$3,500 to hold your interview time.'],
  ['fee', 'You must buy your starter kit before you begin selling.'],
  ['fee', 'Visa processing fee is paid by the applicant through Western Union.'],
  ['fee', 'Applicants pay only $2,000 for the background check.'],
  ['fee', 'You will pay J$3,000 before you start.'],
  ['papers', 'Bring your passport, we keep all passports during the contract.'],
  ['papers', 'Your passport will be held by the agency until the season ends.'],
  ['papers', 'WhatsApp your TRN and bank account number to get started today.'],
  ['messaging-only', 'Interested persons contact us on WhatsApp only.'],
  ['messaging-only', 'Only via Telegram: @fastjobs'],
  ['too-much-pay', 'Earn J$500,000 per week, no experience needed.'],
  ['too-much-pay', 'No skills required! US$2,000 a week from your phone.'],
  [
    'bank-account',
    'Receive payments from clients into your personal bank account and forward the rest.',
  ],
  ['bank-account', 'Customer lead lists provided. Cash-out team needed.'],
  ['looks', 'Attractive and open-minded young ladies needed for hotel hostess work.'],
  ['looks', 'Females 18-22 wanted. Send full length photos.'],
  ['secrecy', 'The location will be disclosed after you accept.'],
  ['secrecy', 'Travel tomorrow to Nassau, tell no one. Do not tell your parents.'],
  ['fee', 'Pay a reg\u200bistration fee of $5,000'],
]

const sound: readonly string[] = [
  'Front office intern at a hotel in Montego Bay. Help guests check in, answer the phone.',
  'We never ask for an application fee. If anyone asks you for money, report it.',
  'There is no registration fee. Tuition is free.',
  'We pay J$20,000 a week, and we will pay J$2,000 a week for transport.',
  'Pay is J$20,000 per week for 40 hours, with transport home after 8 pm.',
  'Apply on our website. Questions? WhatsApp us at 876-555-0100 or e-mail jobs@bluemountain.com.jm.',
  'Customer service agent. Handle customer payments, process refunds in our system.',
  'A valid passport is an asset because the team travels to trade fairs.',
  'After you are hired, payroll will ask for your TRN and NIS number.',
  'Marketing assistant for a skincare brand: write captions, schedule posts.',
  'Senior engineer with 6 years of experience. US$120,000 per year.',
  'Cashier: count the float, balance the till, deposit takings at the bank daily.',
  'Teach children aged 6 to 12 to read. Police record required.',
  'Farm work programme: no fee at any stage, apply through the Ministry.',
  'Accounting clerk who will record fees and payments of our members.',
  'Trainee electrician. You will learn to wire houses with a licensed electrician.',
  'Warehouse assistant: receive packages, scan them, and load the delivery van.',
  'Data entry clerk, part-time, US$4.50 an hour, work from home.',
  'Female and male applicants of every age are welcome.',
  'Junior web developer. J$250,000 per month. Portfolio matters more than a degree.',
  'Do not pay anyone a fee to be considered for this job.',
]

describe('a red flag holds an opening', () => {
  test.each(scams)('%s: %s', (flag, description) => {
    expect(flags(description)).toContain(flag)
  })

  test.each(sound)('a sound opening passes: %s', (description) => {
    expect(flags(description)).toEqual([])
  })

  test('a messaging app is enough of a contact only beside a page or an address', () => {
    const text = 'WhatsApp 876-555-0100 to apply.'
    expect(flags(text, { hasLink: true })).toEqual([])
    expect(flags(text, { hasLink: false })).toEqual(['messaging-only'])
    expect(flags(`${text} Or write to jobs@bakery.com.jm`, { hasLink: false })).toEqual([])
  })

  test('businesses pay the minimum wage and write from their own address', () => {
    const text = 'J$10,000 per week. Write to bossman@gmail.com'
    expect(flags(text, { ownPosting: true })).toEqual(['free-mail', 'too-little-pay'])
    expect(flags(text)).toEqual([])
    expect(flags('J$17,000 per week', { ownPosting: true })).toEqual([])
    expect(flags('', { ownPosting: true, pay: 'J$400 per hour' })).toEqual(['too-little-pay'])
  })
})

describe('work for adults', () => {
  const adult = (description: string) =>
    isForAdults({ title: 'Worker', description, place: 'Kingston' })

  test('is night work, alcohol, hazards and whatever says so', () => {
    for (const text of ['Night shift', 'must be 18', 'Bartender', '21+ only', 'armed guard']) {
      expect(adult(text)).toBe(true)
    }
    expect(adult('Day shift, 9 to 5. Alarmed building. Serve juice.')).toBe(false)
  })

  test('is everything abroad', () => {
    expect(isForAdults({ title: 'Clerk', description: '', place: 'abroad' })).toBe(true)
    expect(isForAdults({ title: 'Clerk', description: '', place: 'remote' })).toBe(false)
  })
})

test('a warning quotes the first words that raised it', () => {
  const description = 'We pay J$9,000 a week. A uniform fee is due. Write to boss@gmail.com.'
  const opening = { title: 'Cashier', description, hasLink: true, ownPosting: true }
  expect(warningsIn(opening, weeklyMinimum)).toEqual([
    { flag: 'fee', words: 'uniform fee' },
    { flag: 'free-mail', words: '@gmail.com' },
    { flag: 'too-little-pay', words: 'J$9,000 a week' },
  ])
})
