import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { FirstMinutePage } from './FirstMinutePage.tsx'
import type { StartContent } from './start-content.ts'

interface StartPageProps {
  content: StartContent
  drawings: ReactNode
}

/** The page at build time, with its content for the script. */
export function StartPage({ content, drawings }: StartPageProps) {
  return (
    <>
      {drawings}
      <div
        id="root"
        data-form="start"
        data-content={JSON.stringify(content)}
        dangerouslySetInnerHTML={{ __html: renderToString(<FirstMinutePage content={content} />) }}
      />
    </>
  )
}
