import type { ReactNode } from 'react'
import * as pages from '#domain/pages.ts'

/** Shown before an account is created. */
export function SignUpTerms({ children }: { children?: ReactNode }) {
  return (
    <p className="text-sm text-ink-soft">
      Upful is for people aged 15 and over. By creating an account you accept how we handle your
      data:{' '}
      <a href={pages.privacy} className="link">
        Privacy
      </a>
      .{children}
    </p>
  )
}
