import { describe, expect, test } from 'vitest'
import { foldedLetters, maxFoldedLength } from '#domain/text/folded-text.ts'
import { coldBadPostings, coldHonestPostings } from './red-flag-cold-texts.ts'
import { freshHonest, freshScams } from './red-flag-fresh-texts.ts'
import { heldPostings, honestPostings } from './red-flag-test-texts.ts'
import { redFlagsIn, warningsIn, type RedFlag } from './red-flags.ts'

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

  test('a messaging app is accepted as contact only together with a page or an address', () => {
    const text = 'WhatsApp 876-555-0100 to apply.'
    expect(flags(text, { hasLink: true })).toEqual([])
    expect(flags(text, { hasLink: false })).toEqual(['messaging-only'])
    expect(flags(`${text} Or write to jobs@bakery.com.jm`, { hasLink: false })).toEqual([])
  })

  test('businesses pay the minimum wage and write from their own address', () => {
    const text = 'J$10,000 per week. Write to bossman@gmail.com'
    expect(flags(text, { ownPosting: true })).toEqual(['contact', 'free-mail', 'too-little-pay'])
    expect(flags(text)).toEqual([])
    expect(flags('J$17,000 per week', { ownPosting: true })).toEqual([])
    expect(flags('', { ownPosting: true, pay: 'J$400 per hour' })).toEqual(['too-little-pay'])
  })
})

describe("a business's own posting", () => {
  const ownFlags = (description: string) => flags(description, { ownPosting: true })

  test.each(heldPostings)('is held, %s: %s', (flag, description) => {
    expect(ownFlags(description)).toContain(flag)
  })

  test.each(honestPostings)('passes when it is honest: %s', (description) => {
    expect(ownFlags(description)).toEqual([])
  })

  test('is read through look-alike letters', () => {
    const passed = heldPostings.filter(([flag, description]) =>
      [description.toUpperCase(), description.replaceAll(' ', ' \u200d\n ')].some(
        (spelt) => !ownFlags(spelt).includes(flag),
      ),
    )
    expect(passed).toEqual([])
  })
})

describe('postings by somebody who had not read the rules', () => {
  const isHeld = ([title, description]: readonly [string, string]) =>
    redFlagsIn({ title, description, hasLink: false, ownPosting: true }, weeklyMinimum).length > 0
  const titles = (postings: Readonly<Record<string, string>>, held: boolean) =>
    Object.entries(postings)
      .filter((posting) => isHeld(posting) === held)
      .map(([title]) => title)

  test.each(Object.entries(coldBadPostings))('all that ask for %s are held', (_kind, postings) => {
    expect(titles(postings, false)).toEqual([])
  })

  test('39 of 40 honest ones pass', () => {
    expect(Object.keys(coldHonestPostings)).toHaveLength(40)
    expect(titles(coldHonestPostings, true)).toEqual(['WhatsApp Order Clerk'])
  })
})

describe('openings from every trade by somebody who had not read the rules', () => {
  const held = (openings: Readonly<Record<string, string>>, ownPosting: boolean) =>
    Object.entries(openings)
      .filter(([title, description]) => {
        const opening = { title, description, hasLink: true, ownPosting }
        return redFlagsIn(opening, weeklyMinimum).length > 0
      })
      .map(([title]) => title)

  test('all 40 scams of a business are held, and most of what a feed brings', () => {
    expect(Object.keys(freshScams)).toHaveLength(40)
    expect(held(freshScams, true)).toEqual(Object.keys(freshScams))
    expect(held(freshScams, false).length).toBeGreaterThanOrEqual(33)
  })

  test('39 of 40 honest ones pass, of a business and of a feed', () => {
    expect(Object.keys(freshHonest)).toHaveLength(40)
    const aboutScams = ['Junior crypto and fraud research assistant']
    expect(held(freshHonest, true)).toEqual(aboutScams)
    expect(held(freshHonest, false)).toEqual(aboutScams)
  })
})

describe('words of separate fields', () => {
  test.each([
    ['Barista trainee', 'Café in Liguanea, Kingston. Learn to make coffee.'],
    ['Bank trainee', 'Fees desk of a credit union in Mandeville.'],
    ['Nurse aide in training', 'Feeding and bathing residents of a nursing home.'],
    ['Event host', 'Day camp. J$25,000. Camp fees are paid by the parents of the campers.'],
    ['Cashier', 'J$14,000 a week for twenty hours.'],
  ])('%s: %s is free', (title, description) => {
    const opening = { title, description, hasLink: true, ownPosting: true }
    expect(redFlagsIn(opening, weeklyMinimum)).toEqual([])
  })

  test('but words inside one field are still read together', () => {
    for (const description of ['The registrationfee is due.', 'A training\nfee is due.']) {
      const opening = { title: 'Helper', description, hasLink: true }
      expect(redFlagsIn(opening, weeklyMinimum)).toEqual(['fee'])
    }
  })

  test('pay for part of a week is compared with part of a week', () => {
    const opening = { title: 'Cashier', hasLink: true, ownPosting: true }
    const pay = (description: string) => redFlagsIn({ ...opening, description }, weeklyMinimum)
    expect(pay('J$8,000 a week for twenty hours.')).toEqual(['too-little-pay'])
    expect(pay('J$16,000 a week for 60 hours.')).toEqual(['too-little-pay'])
    expect(pay('J$16,000 a week.')).toEqual(['too-little-pay'])
  })
})

describe('an idea in a business’s own posting', () => {
  const ownFlags = (description: string) => flags(description, { ownPosting: true })

  test('is found in any order, but not when its parts are far apart', () => {
    expect(ownFlags('Mind two toddlers overnight.')).toEqual(['private-home'])
    expect(ownFlags('Overnight, while we are out, mind the twins.')).toEqual(['private-home'])
    const between = 'Count stock, sweep the store and serve at the counter. '.repeat(4)
    expect(ownFlags(`Toys for toddlers. ${between} The night guard locks up.`)).toEqual([])
  })

  test('is not raised by a text that refuses it', () => {
    expect(ownFlags('Day care for toddlers. No overnight work. Not a live-in post.')).toEqual([])
    expect(ownFlags('Once you are hired we ask for your TRN and your bank card.')).toEqual([])
    expect(ownFlags('Day camp, and no one sleeps over. Babies stay with parents.')).toEqual([])
  })

  test('is about one sex, not about both', () => {
    expect(ownFlags('Females in fifth form wanted for the counter.')).toEqual(['looks'])
    expect(ownFlags('Fourth and fifth form students, male and female, may apply.')).toEqual([])
  })

  test('is read through look-alike letters, digits for letters and pictures', () => {
    for (const [flag, text] of [
      ['looks', 'G1rls only'],
      ['papers', 'Upload your p@ssp0rt'],
      ['bank-account', 'Mek we rent it: yuh аccount weh nah use'],
      ['private-home', '👶 care, 🌙 only'],
      ['looks', 'Selected girls take 📸 in 👙'],
    ] as const)
      expect([text, ownFlags(text)]).toEqual([text, expect.arrayContaining([flag])])
  })

  test('is not checked in a feed', () => {
    expect(flags('Mind two toddlers overnight.')).toEqual([])
  })
})

test('a number is found between the words of a sentence', () => {
  const ownFlags = (description: string) => flags(description, { ownPosting: true })
  expect(ownFlags('Sold 876 cars, 555 bikes and 1234 parts.')).toEqual(['contact'])
  expect(ownFlags('Eight shops, seven vans, six days: 555 boxes and 0199 trays')).toEqual([
    'contact',
  ])
  expect(ownFlags('Label 876 books on 3 shelves, 4 weeks, 9 to 5.')).toEqual([])
})

test('words after an emoji are quoted at the right position', () => {
  const opening = { title: '💼', description: '🎉🎉 A uniform fee is due.', hasLink: true }
  expect(warningsIn(opening, weeklyMinimum)).toEqual([{ flag: 'fee', words: 'uniform fee' }])
})

test('only a negation of the fee itself clears it', () => {
  for (const denial of ['No registration fee.', 'We never ask for a registration fee.']) {
    expect(flags(denial)).toEqual([])
  }
  for (const trick of [
    'Not a scam, registration fee J$2000.',
    'No experience, registration fee J$2000.',
    'No, the registration fee is small.',
    'No registration fee until you are accepted.',
    'Do you have no job? Registration fee J$2000.',
  ]) {
    expect(flags(trick)).toContain('fee')
  }
})

test('a warning quotes the first words that raised it', () => {
  const description = 'We pay J$9,000 a week. A uniform fee is due. Write to boss@gmail.com.'
  const opening = { title: 'Cashier', description, hasLink: true, ownPosting: true }
  expect(warningsIn(opening, weeklyMinimum)).toEqual([
    { flag: 'fee', words: 'uniform fee' },
    { flag: 'contact', words: 'boss@gmail.com.' },
    { flag: 'free-mail', words: '@gmail.com' },
    { flag: 'too-little-pay', words: 'J$9,000 a week' },
  ])
})

test('a hostile text takes no longer than plain words', () => {
  const shapes = [
    'girls ',
    'send ',
    '8 ',
    'a.',
    'no ',
    'fee ',
    '@',
    '876-',
    'x',
    'pay 2 ',
    '10 to ',
    'w h ',
  ]
  for (const shape of shapes) {
    const { original, text } = foldedLetters(shape.repeat(80_000 / shape.length))
    expect(original.length).toBeLessThanOrEqual(maxFoldedLength)
    expect(text.length).toBeLessThanOrEqual(maxFoldedLength * 4)
    expect(() => flags(shape.repeat(80_000 / shape.length), { ownPosting: true })).not.toThrow()
  }
})
