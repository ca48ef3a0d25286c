import { cheerWords } from '#domain/people/cheer.ts'
import { shortDate } from '../app/dates.ts'
import { useApi } from '../app/use-api.ts'
import { CheerPicture } from '../parts/cheers/CheerPicture.tsx'
import { Thank } from '../parts/cheers/Thank.tsx'
import { Card } from '../ui/Card.tsx'

/** The stickers that guardians sent; nothing at all before the first. */
export function ReceivedCheers() {
  const cheers = useApi('GET /api/guardians/cheers', {}).data?.cheers ?? []
  if (cheers.length === 0) return null
  return (
    <Card title="Cheers for you">
      <ul className="divide-y divide-line">
        {cheers.map(({ id, sticker, guardian, at, thanked }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 py-3">
            <CheerPicture sticker={sticker} className="size-14 shrink-0" />
            <p className="min-w-0 grow basis-36">
              <span className="block font-semibold">{cheerWords[sticker]}</span>
              <span className="block text-sm text-ink-soft">
                {guardian}, {shortDate(at)}
              </span>
            </p>
            <Thank id={id} thanked={thanked} cheer={cheerWords[sticker]} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
