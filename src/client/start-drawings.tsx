import linstead from './parts/art/places/linstead.svg?raw'
import mandeville from './parts/art/places/mandeville.svg?raw'
import mayPen from './parts/art/places/may-pen.svg?raw'
import newcastle from './parts/art/places/newcastle.svg?raw'
import ochoRios from './parts/art/places/ocho-rios.svg?raw'
import store from './parts/art/scenes/store.svg?raw'
import { DoctorBird } from './parts/art/DoctorBird.tsx'

const scenes = {
  linstead,
  mandeville,
  'may-pen': mayPen,
  newcastle,
  'ocho-rios': ochoRios,
  store,
}

/** The drawings of the first minute, as symbols in its page: they need no further request. Runs only at build time. */
export function StartDrawings() {
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
    </>
  )
}

/** The scene of a place without its name, as a symbol with this id. */
function sceneOf(file: string, id: string): string {
  const [scene] = /<symbol id="scene".*?<\/symbol>/s.exec(file) ?? []
  if (scene === undefined) throw new Error(`${id}.svg has no scene`)
  return scene.replace('id="scene"', `id="${id}"`).replaceAll(/>\s+</g, '><')
}
