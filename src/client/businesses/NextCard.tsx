import { Plus } from 'lucide-react'
import type { BusinessHome } from '#contract/businesses.ts'
import * as pages from '#domain/pages.ts'
import { Deadline } from '../parts/applications/Deadline.tsx'
import { Link } from '../app/Link.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PostingLine } from './PostingLine.tsx'

/** What is next: openings that close soon, drafts, and a link to write the next one. */
export function NextCard({ needs: { closingSoon, drafts } }: Pick<BusinessHome, 'needs'>) {
  return (
    <Card title="What is next">
      {closingSoon.length + drafts.length > 0 && (
        <ul className="mb-3 divide-y divide-line">
          {closingSoon.map(({ id, title, deadline }) => (
            <PostingLine key={id} id={id} title={title}>
              <Deadline day={deadline} />
            </PostingLine>
          ))}
          {drafts.map(({ id, title }) => (
            <PostingLine key={id} id={id} title={title}>
              A draft. Only you see it.
            </PostingLine>
          ))}
        </ul>
      )}
      <Link to={pages.newPosting} className={buttonClass('main', 'w-full')}>
        <Icon of={Plus} size={18} /> Write an opening
      </Link>
    </Card>
  )
}
