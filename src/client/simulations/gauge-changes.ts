import type { ShownGauge } from '#contract/simulations.ts'

export interface MovedGauge extends ShownGauge {
  /** By how much an answer changed it; 0 if it did not. */
  by: number
}

/** The gauges with what changed since before. */
export function gaugeChanges(
  before: readonly ShownGauge[],
  gauges: readonly ShownGauge[],
): MovedGauge[] {
  return gauges.map((gauge) => {
    const old = before.find(({ id }) => id === gauge.id)?.value ?? gauge.value
    return { ...gauge, by: gauge.value - old }
  })
}

/** '+1' or '−500'. */
export function changeWords({ by }: MovedGauge): string {
  return `${by > 0 ? '+' : '−'}${Math.abs(by).toLocaleString('en')}`
}
