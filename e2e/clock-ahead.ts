/**
 * When preloaded into a server, this sets its clock ahead by `CLOCK_AHEAD_MS`, so that
 * a journey can reach the day of an appointment without waiting for it.
 */
const ahead = Number(process.env['CLOCK_AHEAD_MS'] ?? 0)
const RealDate = Date

class DateAhead extends RealDate {
  constructor(...args: [] | ConstructorParameters<typeof Date>) {
    super(...((args.length === 0 ? [RealDate.now() + ahead] : args) as [number]))
  }

  static override now(): number {
    return RealDate.now() + ahead
  }
}

globalThis.Date = DateAhead as DateConstructor
