/**
 * Loaded into a server before everything else, it makes its clock run ahead by `CLOCK_AHEAD_MS`, so that
 * a journey can come to the day of an appointment without waiting for it.
 */
const ahead = Number(process.env['CLOCK_AHEAD_MS'] ?? 0)
const RealDate = Date

class DateAhead extends RealDate {
  constructor(...given: [] | ConstructorParameters<typeof Date>) {
    super(...((given.length === 0 ? [RealDate.now() + ahead] : given) as [number]))
  }

  static override now(): number {
    return RealDate.now() + ahead
  }
}

globalThis.Date = DateAhead as DateConstructor
