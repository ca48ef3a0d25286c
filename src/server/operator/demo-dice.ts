import { shuffled } from '#domain/text/seeded-order.ts'

/** 0 to `sides` - 1, the same every time for the same seed. */
export function dice(sides: number, seed: string): number {
  const faces = Array.from({ length: sides }, (_, face) => face)
  return shuffled(faces, seed)[0] ?? 0
}

export function chance(ofTen: number, seed: string): boolean {
  return dice(10, `chance ${seed}`) < ofTen
}
