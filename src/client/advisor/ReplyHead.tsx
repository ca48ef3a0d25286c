import type { AdvisorReply } from '#contract/advisor.ts'
import { Chip } from '../ui/Chip.tsx'

/** Who answers, where it is not the AI, and why the guide had to stand in. */
export function ReplyHead({ reply: { source, notice, state } }: { reply: AdvisorReply }) {
  if (source !== 'guide' || state === 'failed') return null
  return (
    <>
      {notice && <p className="mb-2 text-ink-soft">{notice}</p>}
      <p className="mb-2">
        <Chip tone="sea">Built-in guide</Chip>
      </p>
    </>
  )
}
