/** Round numbers from `from` to at least `highest`, for the lines of a chart: four to seven of them. */
export function chartTicks(from: number, highest: number): number[] {
  const step = roundStep((highest - from) / 5)
  const start = Math.floor(from / step) * step
  const count = Math.max(1, Math.ceil((highest - start) / step - 1e-9))
  return Array.from({ length: count + 1 }, (_, index) => rounded(start + index * step))
}

/** The next 1, 2, or 5 times a power of ten. */
function roundStep(rough: number): number {
  if (!(rough > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((each) => each * power >= rough - 1e-9) ?? 10
  return factor * power
}

/** Without the last digits of a sum such as 0.1 + 0.2. */
function rounded(value: number): number {
  return Number(value.toPrecision(12))
}
