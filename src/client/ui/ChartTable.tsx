interface ChartTableProps {
  caption: string
  columns: readonly [string, string]
  rows: readonly { label: string; value: number | string }[]
}

/** The chart's figures as a table, for anyone who can't read the chart. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  return (
    <details className="mt-2 text-sm">
      <summary className="inline-flex min-h-11 items-center font-semibold text-sea">
        Show as a table
      </summary>
      <table className="w-full max-w-md border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" className="py-1.5 pr-4">
              {columns[0]}
            </th>
            <th scope="col" className="py-1.5 text-right">
              {columns[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-4 font-normal">
                {row.label}
              </th>
              <td className="py-1.5 text-right tabular-nums">{row.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
