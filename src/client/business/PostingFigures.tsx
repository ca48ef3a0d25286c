import type { BusinessHome } from '#contract/businesses.ts'
import { Link } from '../app/Link.tsx'

/** Every posting with its counts. */
export function PostingFigures({ postings }: Pick<BusinessHome, 'postings'>) {
  const shown = postings.filter(({ state }) => state !== 'draft')
  return (
    <section className="mt-6">
      <h3 className="mb-1">Each opening</h3>
      <table className="w-full border-collapse text-left">
        <thead className="text-sm">
          <tr className="border-b border-edge">
            <th scope="col" className="py-1.5 pr-3">
              Opening
            </th>
            <th scope="col" className={number}>
              Views
            </th>
            <th scope="col" className={number}>
              Saved
            </th>
            <th scope="col" className={number}>
              Applied
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, title, views, saves, applications }) => (
            <tr key={id} className="border-b border-line">
              <th scope="row" className="pr-3 font-normal">
                <Link
                  to="/business/postings/$id"
                  params={{ id }}
                  className="link inline-flex min-h-11 items-center"
                >
                  {title}
                </Link>
              </th>
              <td className={number}>{views}</td>
              <td className={number}>{saves}</td>
              <td className={number}>{applications}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const number = 'w-16 py-1.5 text-right tabular-nums'
