import { useId } from 'react'
import { ChartTable } from '../ui/ChartTable.tsx'
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx'
import { Field } from '../ui/Field.tsx'
import { chartName } from './chart-name.ts'
import { DataChart } from './DataChart.tsx'
import type { ExercisePartProps } from './exercise-part.ts'

/** A chart to read a number off, or several to choose from; the figures are always there as a table. */
export function ChartInput({ exercise, answer, onChange }: ExercisePartProps<'chart'>) {
  const id = useId()
  const { data, read, choose } = exercise
  const give = (value: string) => onChange({ kind: 'chart', value })
  const rows = data.rows.map(([label, value]) => ({ label, value: value.toLocaleString('en-JM') }))
  const title = `${data.columns[1]} by ${data.columns[0].toLowerCase()}`
  const table = <ChartTable caption={title} columns={data.columns} rows={rows} />
  if (read)
    return (
      <>
        <figure>
          <figcaption className="mb-2 font-semibold">{title}</figcaption>
          <DataChart data={data} {...read} label={`${chartName(read)}: ${title}`} />
          {table}
        </figure>
        <Field
          label={read.unit ? `Your answer in ${read.unit}` : 'Your answer'}
          inputMode="decimal"
          autoComplete="off"
          maxLength={100}
          value={answer.value}
          onChange={(event) => give(event.currentTarget.value)}
          className="max-w-xs"
        />
      </>
    )
  return (
    <>
      {table}
      <p id={id} className="font-semibold">
        Choose a chart
      </p>
      <ChoiceGroup
        name="chart"
        labelledBy={id}
        value={answer.value}
        onChange={give}
        choices={(choose ?? []).map((chart, index) => ({
          value: String(index),
          label: (
            <>
              <span className="mb-2 block">{chartName(chart)}</span>
              <span className="block w-64 max-w-full">
                <DataChart data={data} {...chart} label={null} />
              </span>
            </>
          ),
        }))}
      />
    </>
  )
}
