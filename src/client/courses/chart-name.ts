import type { ChartForm } from '#domain/learning/chart-exercise.ts'

const names: Readonly<Record<ChartForm, string>> = {
  bars: 'Bar chart',
  line: 'Line chart',
  pie: 'Pie chart',
}

/** 'Bar chart'; with where its scale begins, if that is not 0. */
export function chartName({ show, from }: { show: ChartForm; from: number }): string {
  return from > 0 ? `${names[show]}, from ${from.toLocaleString('en-JM')}` : names[show]
}
