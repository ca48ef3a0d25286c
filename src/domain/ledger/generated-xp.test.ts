import fc from 'fast-check'
import { expect, test } from 'vitest'
import { generatedCap, underCap } from './generated-xp.ts'

test('the awards of a day add up to the cap at most, and nothing below the cap is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(200)), (amounts) => {
      const totalPaid = amounts.reduce((sum, amount) => sum + underCap(amount, sum), 0)
      const totalEarned = amounts.reduce((sum, amount) => sum + amount, 0)
      expect(totalPaid).toBe(Math.min(totalEarned, generatedCap))
    }),
  )
})
