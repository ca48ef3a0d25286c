import { Check } from 'lucide-react'
import type { CoursePage } from '#contract/courses.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { Card } from '../ui/Card.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { itemWords } from './item-words.ts'

interface SectionListProps {
  course: Pick<CoursePage, 'id' | 'sections' | 'nextItem'>
}

/** The sections of a course with their items as links. */
export function SectionList({ course }: SectionListProps) {
  return (
    <ol className="grid grid-cols-1 gap-4">
      {course.sections.map(({ id, title, description, items }, index) => (
        <Card as="li" key={id}>
          <p className="text-sm font-semibold text-ink-soft">Section {index + 1}</p>
          <h3 className="text-xl">{title}</h3>
          <p className="text-ink-soft">{description}</p>
          <ul className="mt-3 grid grid-cols-1">
            {items.map((item) => (
              <li key={item.id} className="border-t border-line">
                <ItemLink course={course} item={item} />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </ol>
  )
}

type Item = CoursePage['sections'][number]['items'][number]

function ItemLink({ course, item }: SectionListProps & { item: Item }) {
  const { label, icon } = itemWords[item.type]
  const isNext = item.id === course.nextItem
  return (
    <Link
      to={href(pages.lesson, { id: course.id, contentId: item.id })}
      className="-mx-2 flex min-h-14 items-center gap-3 rounded-control px-2 py-2 hover:bg-sunk"
    >
      <span
        className={classes(
          'grid size-9 shrink-0 place-items-center rounded-full',
          item.done
            ? 'bg-leaf text-on-leaf'
            : isNext
              ? 'bg-sun text-on-sun'
              : 'bg-sunk text-ink-soft',
        )}
      >
        <Icon of={item.done ? Check : icon} size={18} />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{item.title}</span>
        <span className="block text-sm text-ink-soft">
          {label} · {item.minutes} min
          {item.done ? ' · done' : ''}
        </span>
      </span>
    </Link>
  )
}
