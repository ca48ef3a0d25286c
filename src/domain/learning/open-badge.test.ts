import { expect, test } from 'vitest'
import { nameOnBadge } from './badge-name.ts'
import { didOf, openBadge, placesInList, readOpenBadge } from './open-badge.ts'

const issuer = { did: 'did:web:upful.example', publicUrl: 'https://upful.example' }

function badgeAt(place: number) {
  return openBadge(issuer, {
    id: '3f5b0c3e-58a2-4a0c-8a37-4d1c1e0f8f11',
    source: {
      kind: 'simulation',
      sourceId: 'cook-shop',
      title: 'A Friday at the cook shop',
      did: 'Passed the job simulation with 82%.',
      at: new Date('2026-11-20T14:00:00.123Z'),
    },
    about: 'A day in a kitchen.',
    name: 'Shanice B.',
    subjectId: '0b8ff7a1-3d0c-4f0e-9a44-3b1f6d2c9e57',
    place,
    givenAt: new Date('2026-11-27T09:30:00.999Z'),
  })
}

test('what is written into a badge is read from it', () => {
  expect(readOpenBadge(badgeAt(0))).toEqual({
    id: '3f5b0c3e-58a2-4a0c-8a37-4d1c1e0f8f11',
    kind: 'simulation',
    title: 'A Friday at the cook shop',
    name: 'Shanice B.',
    did: 'Passed the job simulation with 82%.',
    rule: expect.stringContaining('job simulation') as string,
    shownAt: new Date('2026-11-20T14:00:00Z'),
    givenAt: new Date('2026-11-27T09:30:00Z'),
  })
  expect(readOpenBadge({ id: 'a list' })).toBeNull()
})

test('every place has one bit of one list', () => {
  const statusOf = (place: number) => badgeAt(place).credentialStatus
  expect(statusOf(5)).toMatchObject({
    statusListIndex: '5',
    statusListCredential: 'https://upful.example/badge-status/0',
  })
  expect(statusOf(placesInList + 5)).toMatchObject({
    statusListIndex: '5',
    statusListCredential: 'https://upful.example/badge-status/1',
  })
})

test('the issuer is named after the host, with its port', () => {
  expect(didOf('https://upful.example')).toBe('did:web:upful.example')
  expect(didOf('http://localhost:3000')).toBe('did:web:localhost%3A3000')
})

test('only an adult can have the whole name on a badge', () => {
  const name = (choice: 'full' | 'initial', isMinor: boolean) =>
    nameOnBadge('Shanice Ann Brown', { choice, isMinor })
  expect(name('full', false)).toBe('Shanice Ann Brown')
  expect(name('initial', false)).toBe('Shanice B.')
  expect(name('full', true)).toBe('Shanice B.')
})
