import { expect, test } from 'vitest'
import { whatsAppLink } from '../app/send.ts'
import { handOverText, invitationText, stepsFor } from './hand-over.ts'

const origin = 'https://upful.example'

test('a guardian is told where to sign up, in which role, and where to enter the code', () => {
  const text = handOverText('ABCD-2345', 'guardian', origin)
  for (const words of [
    'https://upful.example/signup?type=ally&from=%2Fdashboard%3Fcode%3DABCD-2345',
    'as a guardian',
    'Link with this code',
    'ABCD-2345',
  ]) {
    expect(text).toContain(words)
  }
  expect(stepsFor('guardian', origin)).toHaveLength(3)
  expect(stepsFor('guardian', origin).join(' ')).not.toContain('ABCD')
})

test('a message about an invitation has the address in its link, and opens in WhatsApp', () => {
  const text = invitationText('mother@example.com', origin)
  expect(text).toContain('https://upful.example/signup?type=ally&email=mother%40example.com')
  const sent = new URL(whatsAppLink(text))
  expect([sent.host, sent.searchParams.get('text')]).toEqual(['wa.me', text])
})

test('a student is told where to enter a guardian’s code', () => {
  expect(handOverText('ABCD-2345', 'student', origin)).toMatch(/My guardians.*ABCD-2345/)
  expect(stepsFor('student', origin)).toHaveLength(3)
})
