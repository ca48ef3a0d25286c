import type { Opening } from '#contract/openings.ts'
import { skillInWords } from '#domain/learning/skill-words.ts'
import { Chip } from '../../ui/Chip.tsx'

interface OpeningTextProps {
  opening: Pick<Opening, 'description' | 'skills'> & Partial<Pick<Opening, 'audience'>>
}

/** The description of an opening, always as plain text. */
export function OpeningText({ opening }: OpeningTextProps) {
  const { description, audience, skills } = opening
  return (
    <>
      <p className="prose-width whitespace-pre-line">
        {description || 'There are no more details here. Look on its own site.'}
      </p>
      {audience && (
        <p className="mt-4">
          <strong>Who it is for:</strong> {audience}
        </p>
      )}
      {skills.length > 0 && (
        <>
          <h3 className="mt-4 mb-2">Skills</h3>
          <ul className="flex flex-wrap gap-1.5">
            {skills.map((skill) => (
              <li key={skill} className="min-w-0">
                <Chip breaks>{skillInWords(skill)}</Chip>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
