import type { AdvisorReply } from '#contract/advisor.ts'
import { Chip } from '../ui/Chip.tsx'

/** Says when the built-in guide answered, and why it replaced the AI. */
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
