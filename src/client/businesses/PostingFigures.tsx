import { plural } from '#domain/text/plural.ts'
import type { BusinessHome } from '#contract/businesses.ts'
import { PostingLine } from './PostingLine.tsx'

/** The counts of every public opening. */
export function PostingFigures({ postings }: Pick<BusinessHome, 'postings'>) {
  const shown = postings.filter(({ state }) => state !== 'draft')
  return (
    <section className="mt-6">
      <h3>Each opening</h3>
      <ul className="divide-y divide-line">
        {shown.map(({ id, title, views, saves, applications }) => (
          <PostingLine key={id} id={id} title={title}>
            {plural(views, 'view')}, {saves} saved, {plural(applications, 'application')}
          </PostingLine>
        ))}
      </ul>
    </section>
  )
}
