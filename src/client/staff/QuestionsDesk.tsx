import type { ReactNode } from 'react'
import type { JudgedQuestion } from '#contract/staff-questions.ts'
import { answersToJudge } from '#domain/learning/question-figures.ts'
import { skills } from '#domain/learning/skills.ts'
import { plural } from '#domain/text/plural.ts'
import { Loaded } from '../app/Loaded.tsx'
import { useSearchParam } from '../app/location.ts'
import { useApi } from '../app/use-api.ts'
import { skillLabel } from '../parts/skills/skill-label.ts'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import { Select } from '../ui/Select.tsx'
import { concernsAbout } from './question-concerns.ts'

const skillOptions = skills.map((skill) => ({ value: skill, label: skillLabel(skill) }))

/** How the questions of an assessment do, those with a concern first. */
export function QuestionsDesk() {
  const [about, setAbout] = useSearchParam('about')
  const skill = skills.find((name) => name === about) ?? skills[0]
  const query = useApi('GET /api/staff/questions/:id', { id: skill })
  return (
    <>
      <Select
        label="Assessment"
        options={skillOptions}
        value={skill}
        onChange={(event) => setAbout(event.currentTarget.value)}
        className="mb-4 max-w-xs"
      />
      <p className="mb-4 text-ink-soft">
        Figures are counted once an hour. From {answersToJudge} answers on they say something about
        the question.
      </p>
      <Loaded query={query}>
        {({ questions }) => (
          <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
            {questions.toSorted(byConcerns).map((question) => (
              <QuestionCard key={question.id} question={question} />
            ))}
          </ul>
        )}
      </Loaded>
    </>
  )
}

function byConcerns(a: JudgedQuestion, b: JudgedQuestion): number {
  return concernsAbout(b).length - concernsAbout(a).length
}

function QuestionCard({ question }: { question: JudgedQuestion }) {
  const { id, question: text, objective, options, reading } = question
  return (
    <Card as="li" className="grid grid-cols-1 content-start gap-3">
      <div>
        <p className="text-sm text-ink-soft">
          {id}
          {objective !== null && ` · ${objective}`}
        </p>
        <Markdown className="font-semibold">{text}</Markdown>
      </div>
      <Figures question={question} />
      {concernsAbout(question).map((concern) => (
        <p key={concern} className="rounded-control bg-sun-soft px-3 py-2 text-sm">
          {concern}
        </p>
      ))}
      {options.length > 0 && (
        <ul className="grid grid-cols-1 gap-1.5 text-sm">
          {options.map((option) => (
            <li key={option.text} className="flex flex-wrap items-baseline gap-x-2">
              <span className="w-11 shrink-0 font-bold tabular-nums">
                {option.chosen === null ? '-' : `${option.chosen}%`}
              </span>
              <span className="min-w-0 grow basis-40">{option.text}</span>
              {option.right && <Chip tone="leaf">Right</Chip>}
            </li>
          ))}
        </ul>
      )}
      {reading === null && <p className="text-sm text-ink-soft">Nobody has answered it yet.</p>}
    </Card>
  )
}

const difficultyWords = { 1: 'easy', 2: 'middling', 3: 'hard' } as const

function Figures({ question: { difficulty, reading } }: { question: JudgedQuestion }) {
  if (reading === null) return null
  const { answers, right, discrimination, secondsPerQuestion } = reading
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      <Figure label="Answers">{answers}</Figure>
      <Figure label="Right">{right}%</Figure>
      <Figure label="Turned out">
        {difficultyWords[reading.difficulty]}
        {difficulty !== null && `, written as ${difficultyWords[difficulty]}`}
      </Figure>
      <Figure label="Others right, by this one">
        {discrimination === null ? '-' : `${discrimination > 0 ? '+' : ''}${discrimination} points`}
      </Figure>
      <Figure label="Time">{plural(secondsPerQuestion, 'second')}</Figure>
    </dl>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
