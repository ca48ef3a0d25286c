import { describe, expect, test } from 'vitest'
import { interviewProblems, type WrittenInterview } from './interview-problems.ts'
import { wordingProblems } from './interview-wording.ts'

// 9:00 AM on Tuesday 1 December in Jamaica.
const now = new Date('2026-12-01T14:00:00Z')
const sound: WrittenInterview = {
  times: [{ day: '2026-12-03', time: '10:00' }],
  way: 'place',
  place: '12 Hope Road, Kingston 6',
  room: '',
  contactName: 'Keisha',
  contactPosition: 'Shift supervisor',
  bring: [],
}
const wrong = (change: Partial<WrittenInterview>, needsRoom = true) =>
  interviewProblems({ ...sound, ...change }, { now, needsRoom })
const atTimes = (...times: [string, string][]) =>
  wrong({ times: times.map(([day, time]) => ({ day, time })) })

describe('proposed times', () => {
  test('are twelve hours to sixty days ahead', () => {
    expect(atTimes(['2026-12-01', '18:30'])).toEqual({
      time0: 'Choose a time that is at least 12 hours from now.',
    })
    expect(atTimes(['2026-12-02', '07:00'])).toEqual({})
    expect(atTimes(['2027-01-30', '10:00'])).toEqual({})
    expect(atTimes(['2027-01-31', '10:00'])).toEqual({ day0: 'Choose a day within 60 days.' })
    expect(atTimes(['2026-11-30', '10:00'])).toEqual({ day0: 'Choose a day that has not passed.' })
  })

  test('are within the hours allowed for minors', () => {
    for (const time of ['07:00', '19:00']) expect(atTimes(['2026-12-03', time])).toEqual({})
    for (const time of ['06:30', '19:30', '00:00']) {
      expect(atTimes(['2026-12-03', time])).toEqual({
        time0: 'Choose a time from 7:00 AM to 7:00 PM.',
      })
    }
  })

  test('are one to three different times, and each invalid one has an error', () => {
    expect(wrong({ times: [] })).toEqual({ day0: 'Choose a day.' })
    expect(
      atTimes(['2026-12-03', '10:00'], ['2026-12-03', '10:00'], ['2026-02-30', '10:10']),
    ).toEqual({
      time1: 'You proposed this time already.',
      day2: 'Choose a day.',
      time2: 'Choose a time.',
    })
    const days = ['03', '04', '05', '06'].map((day): [string, string] => [
      `2026-12-${day}`,
      '10:00',
    ])
    expect(atTimes(...days)).toEqual({ day3: 'Propose 3 times at most.' })
  })
})

describe('where it is', () => {
  test('is one line of text, or a link to a known video service', () => {
    expect(wrong({ place: '' })).toEqual({
      place: 'Say where to come: an address or a landmark.',
    })
    expect(wrong({ place: 'a'.repeat(161) })).toHaveProperty('place')
    expect(wrong({ way: 'video', place: '' })).toEqual({
      room: 'Paste the link of a new meeting.',
    })
    expect(wrong({ way: 'video', place: '' }, false)).toEqual({})
    expect(wrong({ way: 'video', room: 'https://evil.example/x' })).toHaveProperty('room')
    expect(wrong({ way: 'video', room: 'https://meet.google.com/abc-defg-hij' })).toEqual({})
  })

  test('and a contact person with a first name and a position', () => {
    expect(wrong({ contactName: '', contactPosition: '' })).toEqual({
      contactName: 'Give the first name of the person to ask for.',
      contactPosition: 'Say what they do, such as shift supervisor.',
    })
    expect(wrong({ contactName: 'Keisha 876' })).toHaveProperty('contactName')
    expect(wrong({ contactName: 'Marie-Ange' })).toEqual({})
    expect(wrong({ contactPosition: 'a'.repeat(61) })).toHaveProperty('contactPosition')
  })
})

describe('the words of an invitation', () => {
  const problems = (change: Partial<WrittenInterview>) =>
    Object.keys(wordingProblems({ ...sound, ...change }, 16_000))

  test('contain no contact details', () => {
    for (const place of [
      'Call 876-555-0133 at the gate',
      'See bit.ly/x for the map',
      'Ask on WhatsApp 876 555 0133',
      'jobs@gmail.com',
    ]) {
      expect([place, ...problems({ place })]).toEqual([place, 'place'])
    }
    expect(problems({ contactPosition: 'Manager 876 555 0133' })).toEqual(['contactPosition'])
  })

  test('must not mention a private home, money or coming alone', () => {
    for (const place of [
      'My house, 4 Palm Drive',
      'Come to the owner’s apartment',
      'Apt 4, 12 Hope Road',
      'A private residence in Red Hills',
      'Hotel room 12, Half Moon',
      'Come alone to the back gate',
      'Hope Road, bring a registration fee of $500',
    ]) {
      expect([place, ...problems({ place })]).toEqual([place, 'place'])
    }
  })

  test('may name places where people in Jamaica work', () => {
    for (const place of [
      '12 Hope Road, Kingston 6, beside the post office',
      'Devon House, the courtyard',
      'Coffee house at the traffic signal, 26 Hope Road',
      'Shop 14, Manor Park Plaza, 184 Constant Spring Road, Kingston 8',
      'Half Moon guest house, main gate, ask security',
      'Our yard at 22 Spanish Town Road',
      'HEART office, 6B Oxford Road, second floor, room 204',
    ]) {
      expect([place, ...problems({ place })]).toEqual([place])
    }
  })
})
