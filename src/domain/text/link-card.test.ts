import { expect, test } from 'vitest'
import { caseDrawing, linkCard } from './link-card.ts'

test('what a business wrote stays text', () => {
  const card = linkCard(
    { lead: 'Open now', headline: '</text><script>x</script>', details: ['"A" & <B>'] },
    caseDrawing,
    'upful.example',
  )
  expect(card).not.toContain('<script')
  expect(card).toContain('&lt;B&gt;')
})

test('every line of a long title is inside its room, and signs without letters leave a card', () => {
  const card = linkCard(
    { lead: 'Open now', headline: 'Trainee for customer service '.repeat(9), details: ['🍍'] },
    caseDrawing,
    'upful.example',
  )
  expect(card.match(/<text x="72"/g)?.length).toBeLessThanOrEqual(5)
  expect(card).toContain('…')
  expect(linkCard({ lead: '🍍', headline: '🍍', details: [] }, caseDrawing, 'x')).toContain(
    '>Upful<',
  )
})
