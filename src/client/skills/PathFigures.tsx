import type { Output } from '../app/api.ts'
import { FactSources } from '../parts/learning/FactSources.tsx'

type Path = Output<'GET /api/paths/:id'>['path']
interface PathFiguresProps {
  path: Pick<Path, 'payFigures' | 'routes' | 'facts'>
}
type Route = Path['routes'][number]

/** What sources say about pay and about each way in. What none of them says is shown as not known. */
export function PathFigures({ path: { payFigures, routes, facts } }: PathFiguresProps) {
  if (payFigures.length + routes.length === 0) return null
  return (
    <>
      <h3 className="font-bold">In numbers</h3>
      <table className="w-full table-fixed border-collapse text-left text-sm">
        <caption className="sr-only">Pay and ways in</caption>
        <colgroup>
          <col className="w-2/5" />
          <col />
        </colgroup>
        {payFigures.length > 0 && (
          <tbody>
            <Group title="Pay" />
            {payFigures.map(({ what, amount }) => (
              <Row key={what} name={what} value={amount} />
            ))}
          </tbody>
        )}
        {routes.map((route) => (
          <tbody key={route.title}>
            <Group title={route.title} />
            {rowsOf(route).map(([name, value]) => (
              <Row key={name} name={name} value={value} />
            ))}
          </tbody>
        ))}
      </table>
      <FactSources facts={facts} />
    </>
  )
}

/** Age only where a source names one: most ways in have no age. */
function rowsOf({ cost, length, subjects, age }: Route): [string, Route['cost']][] {
  return [
    ['Cost', cost],
    ['Length', length],
    ['Subjects', subjects],
    ...(age === null ? [] : [['Age', age] satisfies [string, Route['cost']]]),
  ]
}

function Group({ title }: { title: string }) {
  return (
    <tr>
      <th colSpan={2} scope="rowgroup" className="pt-3 pb-1 font-bold">
        {title}
      </th>
    </tr>
  )
}

function Row({ name, value }: { name: string; value: Route['cost'] }) {
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-2 pr-3 font-semibold text-ink-soft">
        {name}
      </th>
      <td className="py-2 wrap-anywhere">
        {value === null ? (
          <span className="text-ink-soft">We found no source. Ask before you sign up.</span>
        ) : (
          <>
            {value.text} <span className="text-ink-soft">(as of {value.asOf.slice(0, 4)})</span>
          </>
        )}
      </td>
    </tr>
  )
}
