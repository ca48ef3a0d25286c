import { expect, test } from 'vitest'
import { businessSeats, seatAllows } from './business-seat.ts'

test('a seat may do what lower seats may, and nothing of a higher one', () => {
  const allowed = businessSeats.map((seat) =>
    businessSeats.filter((needed) => seatAllows(seat, needed)),
  )
  expect(allowed).toEqual([['viewer'], ['viewer', 'recruiter'], ['viewer', 'recruiter', 'owner']])
})
