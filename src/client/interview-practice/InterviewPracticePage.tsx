import { href } from '#domain/href.ts'
import { interviewSectors } from '#domain/learning/interview-practice.ts'
import * as pages from '#domain/pages.ts'
import { BackLink } from '../app/BackLink.tsx'
import { Link } from '../app/Link.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { useSearchParam } from '../app/location.ts'
import { PageTitle } from '../app/PageTitle.tsx'
import { useApi } from '../app/use-api.ts'
import { JobLinks } from '../parts/openings/JobLinks.tsx'
import { sectorLabels } from './practice-words.ts'
import { QuestionRound } from './QuestionRound.tsx'
import { SavedAnswers } from './SavedAnswers.tsx'

/** Questions of interviews to practise, by sector, and the answers that the student saved. */
export function InterviewPracticePage() {
  const [sectorParam] = useSearchParam('sector')
  const sector = interviewSectors.find((name) => name === sectorParam)
  return (
    <>
      <JobLinks />
      {sector ? <SectorQuestions sector={sector} /> : <SectorChoice />}
    </>
  )
}

function SectorChoice() {
  return (
    <>
      <PageTitle title="Interview practice">
        Choose the kind of work. You get one question at a time.
      </PageTitle>
      <nav aria-label="Kinds of work" className="mb-8">
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {interviewSectors.map((sector) => (
            <li key={sector}>
              <Link
                to={href(pages.interviewPractice, { sector })}
                className="flex h-full min-h-14 items-center rounded-card border border-line bg-card px-4 py-3 font-bold shadow-raised hover:bg-sunk"
              >
                {sectorLabels[sector]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SavedAnswers />
    </>
  )
}

function SectorQuestions({ sector }: { sector: (typeof interviewSectors)[number] }) {
  const query = useApi('GET /api/interview-questions', { sector })
  return (
    <>
      <BackLink to={pages.interviewPractice}>All kinds of work</BackLink>
      <PageTitle title={sectorLabels[sector]} />
      <Loaded query={query} loading="Loading questions..." failed="The questions did not load">
        {({ questions }) => <QuestionRound questions={questions} />}
      </Loaded>
    </>
  )
}
