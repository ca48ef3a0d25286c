import type { ReactNode } from 'react'

/** What everybody reads before they make an account. */
export function SignUpTerms({ children }: { children?: ReactNode }) {
  return (
    <p className="text-sm text-ink-soft">
      Upful is for people aged 15 and over. By creating an account you accept how we treat your
      data:{' '}
      <a href="/privacy" className="link">
        Privacy
      </a>
      .{children}
    </p>
  )
}
