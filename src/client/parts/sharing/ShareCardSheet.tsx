import { Copy, Download } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { firstName } from '#domain/people/profile.ts'
import { saveFile } from '../../app/save-file.ts'
import { copyText, deviceShares } from '../../app/send.ts'
import { SendButton } from '../../app/SendButton.tsx'
import { useSession } from '../../app/session.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Tick } from '../../ui/Tick.tsx'
import { cardLayout, cardShapes, type CardShape } from '#domain/text/card-layout.ts'
import { measureOnDevice, pictureOf } from './picture.ts'
import { cardWords, hasName, numberLabel, shareText, type Shareable } from './shareable.ts'
import { ShareCard } from './ShareCard.tsx'

const shapes = [
  { value: 'wide', label: 'In a chat' },
  { value: 'tall', label: 'On a status' },
]

/** Shows the picture as others will see it, and sends or saves it. */
export function ShareCardSheet({ what, onClose }: { what: Shareable; onClose: () => void }) {
  const session = useSession()
  const own = session.state === 'signed-in' ? firstName(session.user.name) : ''
  const name = hasName(what) && own !== '' ? own : undefined
  const number = numberLabel(what)
  const [shape, setShape] = useState<CardShape>('wide')
  const [nameOn, setNameOn] = useState(false)
  const [numberOn, setNumberOn] = useState(false)
  const measure = useMemo(() => measureOnDevice(), [])
  const words = cardWords(what, { name: nameOn ? name : undefined, number: numberOn })
  const layout = cardLayout(words, shape, measure)
  const text = shareText(what, numberOn, location.origin)
  const { drawing, picture, failed } = usePicture(what, shape, `${nameOn} ${numberOn}`)
  const shapeQuestion = useId()
  return (
    <Sheet
      open
      onClose={onClose}
      title="Share"
      actions={
        <>
          <Button
            tone="quiet"
            busy={picture === undefined && !failed}
            onClick={() => picture && saveFile(picture.name, picture)}
          >
            <Icon of={Download} size={18} />
            Save picture
          </Button>
          <SendButton
            text={text}
            picture={picture}
            otherwise="Save the picture instead."
            tone="main"
          />
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <ShareCard
          ref={drawing}
          what={what}
          layout={layout}
          number={words.number}
          host={location.host}
        />
        {failed && (
          <p role="alert" className="font-semibold">
            This device could not make the picture. You can still send the words.
          </p>
        )}
        <div>
          <h3 id={shapeQuestion} className="mb-2 font-bold">
            Where will you share it?
          </h3>
          <ChoiceGroup
            name="shape"
            labelledBy={shapeQuestion}
            choices={shapes}
            value={shape}
            onChange={(value) => setShape(value === 'tall' ? 'tall' : 'wide')}
            inARow
          />
        </div>
        {(name ?? number) !== undefined && (
          <fieldset>
            <legend className="font-bold">Show on the picture</legend>
            {name && <Tick label={`My first name (${name})`} on={nameOn} onFlip={setNameOn} />}
            {number && <Tick label={number} on={numberOn} onFlip={setNumberOn} />}
          </fieldset>
        )}
        <div>
          <h3 className="font-bold">The words that go with it</h3>
          <p className="wrap-anywhere">{text}</p>
          <Button
            tone="plain"
            className="-ml-5"
            onClick={() => void copyText(text, 'Words copied', 'Select the words and copy them.')}
          >
            <Icon of={Copy} size={18} />
            Copy the words
          </Button>
        </div>
        <p className="text-sm text-ink-soft">
          Your device makes the picture. Nothing is sent until you choose who gets it.
          {!deviceShares && ' WhatsApp opens with the words: add the picture after you save it.'}
        </p>
      </div>
    </Sheet>
  )
}

/**
 * The file of what is drawn, made again when the drawing changes. It is ready before it is shared, because browsers
 * open their share sheet only right after a press.
 */
function usePicture({ kind }: Shareable, shape: CardShape, ticked: string) {
  const drawing = useRef<SVGSVGElement>(null)
  const version = `${shape} ${ticked}`
  const [made, setMade] = useState<{ version: string; file: File | undefined }>()
  useEffect(() => {
    let wanted = true
    const keep = (file: File | undefined) => wanted && setMade({ version, file })
    const size = cardShapes[shape]
    if (drawing.current)
      void pictureOf(drawing.current, size, `upful-${kind}-${size.width}x${size.height}.png`).then(
        keep,
        () => keep(undefined),
      )
    return () => {
      wanted = false
    }
  }, [kind, shape, version])
  const isNow = made?.version === version
  const picture = isNow ? made.file : undefined
  return { drawing, picture, failed: isNow && picture === undefined }
}
