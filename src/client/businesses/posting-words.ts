import type { Holder, PostingState } from '#domain/openings/posting.ts'

interface StateWords {
  label: string
  tone: 'plain' | 'leaf' | 'sea' | 'coral'
  /** Who can see it in this state. */
  means: string
}

export const stateWords: Readonly<Record<PostingState, StateWords>> = {
  draft: { label: 'Draft', tone: 'plain', means: 'Students do not see it.' },
  published: { label: 'Published', tone: 'leaf', means: 'Students see it and can apply.' },
  held: {
    label: 'Held back',
    tone: 'coral',
    means:
      'Students do not see it while our staff look at it. You can fix its text in the meantime.',
  },
  paused: {
    label: 'Paused',
    tone: 'sea',
    means: 'Students do not see it for now, and it takes no applications.',
  },
  closed: {
    label: 'Closed',
    tone: 'plain',
    means: 'It takes no more applications. You keep those you have.',
  },
  removed: { label: 'Removed', tone: 'coral', means: 'Our staff removed it.' },
}

/** Who can see it in its state. Once staff have decided to hold it, they are no longer looking at it. */
export function meaningOf(state: PostingState, heldBy: Holder | null): string {
  return state === 'held' && heldBy === 'staff'
    ? 'Students do not see it. Our staff will look at it again once you send it.'
    : stateWords[state].means
}

/** 'J$16,000' */
export function dollars(amount: number): string {
  return `J$${amount.toLocaleString('en-US')}`
}
