import { renderToString } from 'react-dom/server'
import linstead from '../art/places/linstead.svg?raw'
import mandeville from '../art/places/mandeville.svg?raw'
import mayPen from '../art/places/may-pen.svg?raw'
import newcastle from '../art/places/newcastle.svg?raw'
import ochoRios from '../art/places/ocho-rios.svg?raw'
import { DoctorBird } from '../art/DoctorBird.tsx'
import { FirstMinutePage } from './FirstMinutePage.tsx'
import type { StartContent } from './start-content.ts'

const scenes = {
  linstead,
  mandeville,
  'may-pen': mayPen,
  newcastle,
  'ocho-rios': ochoRios,
}

/** The page at build time: its content for the script, and its drawings, which need no further request. */
export function StartPage({ content }: { content: StartContent }) {
  return (
    <>
      <svg aria-hidden="true" className="absolute size-0">
        {(['glad', 'proud', 'curious'] as const).map((mood) => (
          <symbol key={mood} id={`bird-${mood}`} viewBox="0 0 210 262">
            <DoctorBird mood={mood} />
          </symbol>
        ))}
      </svg>
      <svg
        aria-hidden="true"
        className="absolute size-0"
        dangerouslySetInnerHTML={{
          __html: Object.entries(scenes)
            .map(([id, file]) => sceneOf(file, id))
            .join(''),
        }}
      />
      <div
        id="root"
        data-form="start"
        data-content={JSON.stringify(content)}
        dangerouslySetInnerHTML={{ __html: renderToString(<FirstMinutePage content={content} />) }}
      />
    </>
  )
}

/** The scene of a place without its name, as a symbol with this id. */
function sceneOf(file: string, id: string): string {
  const [scene] = /<symbol id="scene".*?<\/symbol>/s.exec(file) ?? []
  if (scene === undefined) throw new Error(`${id}.svg has no scene`)
  return scene.replace('id="scene"', `id="${id}"`).replaceAll(/>\s+</g, '><')
}
