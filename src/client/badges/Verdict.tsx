import { BadgeCheck, CircleX, FileQuestion, TriangleAlert } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BadgeContents, BadgeVerdict } from '#contract/badges.ts'
import { badgeKindWords } from '#domain/learning/badge-source.ts'
import * as pages from '#domain/pages.ts'
import { longDate } from '../app/dates.ts'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'
import { BadgePicture } from './BadgePicture.tsx'

interface VerdictProps {
  verdict: BadgeVerdict
  /** The level of the heading that says it. */
  level: 1 | 2
}

/** What a check found, for somebody who has never seen a badge. */
export function Verdict({ verdict, level }: VerdictProps) {
  if (verdict.state === 'valid') return <Valid badge={verdict.badge} level={level} />
  const { icon, title, text } = problems[verdict.state]
  const Heading = level === 1 ? 'h1' : 'h2'
  const about = verdict.state === 'taken-back' ? verdict.title : null
  return (
    <Card className="grid gap-3">
      <Heading className="flex items-center gap-2 text-2xl font-bold text-coral">
        <Icon of={icon} size={28} />
        {title}
      </Heading>
      {about !== null && <p className="font-semibold">{about}</p>}
      <p>{text}</p>
    </Card>
  )
}

const problems: Readonly<
  Record<Exclude<BadgeVerdict['state'], 'valid'>, { icon: LucideIcon; title: string; text: string }>
> = {
  'taken-back': {
    icon: CircleX,
    title: 'This badge does not count any more',
    text: 'Upful gave it, and it was taken back: by the student, because their account was deleted, or by our staff.',
  },
  altered: {
    icon: TriangleAlert,
    title: 'This badge was changed',
    text: 'What it says does not fit its signature. Do not trust it: ask for the link to its page on Upful.',
  },
  'not-ours': {
    icon: FileQuestion,
    title: 'This badge is not from Upful',
    text: 'Somebody else signed it, so we cannot say whether it is real. Ask the one who is named in it.',
  },
  unreadable: {
    icon: FileQuestion,
    title: 'We found no badge in this',
    text: 'Choose the picture or the text file as it was saved. A screenshot has no badge in it, and some apps take it out of a picture: ask for the link to its page.',
  },
}

function Valid({ badge, level }: { badge: BadgeContents; level: 1 | 2 }) {
  const { kind, title, name, did, rule, shownAt, givenAt, id } = badge
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <Card className="overflow-hidden">
      <p className="-mx-4 -mt-4 mb-5 flex items-center gap-2 bg-leaf-soft px-4 py-3 font-semibold text-leaf-strong sm:-mx-5 sm:-mt-5 sm:px-5">
        <Icon of={BadgeCheck} />
        This badge is real, and it counts.
      </p>
      <div className="grid justify-items-center gap-1 text-center">
        <BadgePicture badge={badge} className="size-48" />
        <Heading className="text-2xl font-extrabold sm:text-3xl">{title}</Heading>
        <p className="text-ink-soft">{badgeKindWords[kind]}</p>
        <p className="mt-2 text-xl">
          {name === null ? (
            'Given to a student of Upful, who does not show their name here'
          ) : (
            <>
              Given to <strong>{name}</strong>
            </>
          )}
        </p>
      </div>
      <dl className="mt-6 grid gap-4">
        <Fact label="What they did">{did}</Fact>
        <Fact label="When">{longDate(shownAt)}</Fact>
        <Fact label="The rule">{rule}</Fact>
        <Fact label="Given by">
          Upful, on {longDate(givenAt)}.{' '}
          <a href={pages.landing} className="link">
            What Upful is
          </a>
        </Fact>
        <Fact label="How we know">
          Our server checked its signature just now, and that it was not taken back. It is an Open
          Badge 3.0, so other websites can check it as well.
        </Fact>
        <Fact label="Number">
          <span className="text-sm break-all">{id}</span>
        </Fact>
      </dl>
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
