import type { Interview } from '#contract/interviews.ts'
import { bringWords } from '#domain/openings/interview.ts'
import { Fact, FactList } from './FactList.tsx'
import { dayAndTime } from '../mentoring/own-time.ts'

type Facts = Pick<
  Interview,
  'startsAt' | 'way' | 'place' | 'contactName' | 'contactPosition' | 'bring'
>

/** When and where an interview is, who to ask for and what to bring. */
export function InterviewFacts({ interview }: { interview: Facts }) {
  const { startsAt, way, place, contactName, contactPosition, bring } = interview
  return (
    <FactList>
      {startsAt && <Fact name="When">{dayAndTime(startsAt)}, Jamaican time</Fact>}
      <Fact name="Where">{way === 'video' ? 'By video, here on Upful' : place}</Fact>
      {contactName && (
        <Fact name="Ask for">
          {contactName}, {contactPosition}
        </Fact>
      )}
      {bring.length > 0 && (
        <Fact name="Bring">
          <ul className="ml-5 list-disc">
            {bring.map((item) => (
              <li key={item}>{bringWords[item]}</li>
            ))}
          </ul>
        </Fact>
      )}
    </FactList>
  )
}
