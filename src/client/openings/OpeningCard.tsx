import type { OpeningCard as Opening } from '#contract/openings.ts'
import { skillInWords } from '#domain/learning/skill-words.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Deadline } from '../parts/applications/Deadline.tsx'
import { Link } from '../app/Link.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { ApplyButton } from './ApplyButton.tsx'
import { OpeningFacts } from '../parts/openings/OpeningFacts.tsx'
import { MatchBadge } from './MatchBadge.tsx'
import { SaveButton } from './SaveButton.tsx'

const shownSkills = 4

interface OpeningCardProps {
  opening: Opening
  /** Only students get a match and can save. */
  student: boolean
}

export function OpeningCard({ opening, student }: OpeningCardProps) {
  const { id, title, company, skills, source } = opening
  return (
    <Card as="li" className="grid grid-cols-1 content-start gap-3">
      <div>
        <h3 className="text-xl leading-6">
          <Link to={href(pages.opening, { id })} className="rounded-control hover:underline">
            {title}
          </Link>
        </h3>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 font-semibold">
          {company}
          {source.kind === 'programme' && <Chip tone="sea">Programme</Chip>}
        </p>
        <OpeningFacts opening={opening} />
      </div>
      {skills.length > 0 && (
        <ul aria-label="Skills" className="flex flex-wrap gap-1.5">
          {skills.slice(0, shownSkills).map((skill) => (
            <li key={skill} className="min-w-0">
              <Chip breaks>{skillInWords(skill)}</Chip>
            </li>
          ))}
          {skills.length > shownSkills && (
            <li>
              <Chip>+{skills.length - shownSkills}</Chip>
            </li>
          )}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {student && <MatchBadge opening={opening} />}
        <Deadline day={opening.deadline} estimated={opening.deadlineEstimated} />
      </div>
      <div className="flex flex-wrap gap-3">
        <ApplyButton opening={opening} />
        {student && <SaveButton id={id} title={title} saved={opening.saved} />}
      </div>
    </Card>
  )
}
