import type { ReactNode } from 'react'
import type { CheerSticker } from '#domain/people/cheer.ts'

const ink = '#2b2118'
const leaf = 'M32 32C22 28 18 20 22 14c3-4 8-3 10 1 2-4 7-5 10-1 4 6 0 14-10 18z'

/** A cheer as a sticker, on white paper in both themes. Decoration: its words are beside it. */
export function CheerPicture({ sticker, className }: { sticker: CheerSticker; className: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
      <circle cx="32" cy="32" r="31" fill="#fffdf6" stroke="#e2d9c3" />
      {drawings[sticker]}
    </svg>
  )
}

const smile = (
  <g fill="none" stroke={ink} strokeWidth="2.4" strokeLinecap="round">
    <path d="M26 30v2M38 30v2M27 38c3 4 7 4 10 0" />
  </g>
)

const drawings: Readonly<Record<CheerSticker, ReactNode>> = {
  'well-done': (
    <>
      <path
        d="M32 9l7 14 15 2-11 11 3 15-14-7-14 7 3-15-11-11 15-2z"
        fill="#ffc52e"
        stroke="#d99a00"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {smile}
    </>
  ),
  proud: (
    <>
      <path
        d="M32 53C18 43 11 34 11 25c0-14 17-16 21-5 4-11 21-9 21 5 0 9-7 18-21 28z"
        fill="#f2644f"
        stroke="#c23d2b"
        strokeWidth="2"
      />
      {smile}
    </>
  ),
  'keep-going': (
    <>
      <path d="M7 50c7-4 12-20 24-21 13 1 18 17 26 21A31 31 0 0 1 7 50z" fill="#12a150" />
      <path
        d="M20 56c12-3 2-9 12-12s-3-7 1-12"
        fill="none"
        stroke="#ffe9a8"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path d="M32 31V9" stroke={ink} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M33 10l16 5-16 6z" fill="#f2644f" />
    </>
  ),
  'good-luck': (
    <>
      <path
        d="M32 33c1 9 4 15 10 20"
        fill="none"
        stroke="#0b7a43"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <g fill="#12a150" stroke="#0b7a43" strokeWidth="1.5">
        <path d={leaf} />
        <path d={leaf} transform="rotate(90 32 32)" />
        <path d={leaf} transform="rotate(180 32 32)" />
        <path d={leaf} transform="rotate(270 32 32)" />
      </g>
    </>
  ),
  'you-can': (
    <>
      <path
        d="M37 7L15 36h14l-4 21 24-31H34z"
        fill="#ffc52e"
        stroke="#d99a00"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M11 19l5 3M10 47l5-3M50 45l5 3M49 17l5-3"
        stroke="#f2644f"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  rest: (
    <>
      <path
        d="M38 11a22 22 0 1 0 14 31A18 18 0 0 1 38 11z"
        fill="#5b6fd6"
        stroke="#3c4da6"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M42 19h7l-7 8h7M50 31h5l-5 6h5"
        fill="none"
        stroke={ink}
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M19 34c2 2 4 2 6 0M24 43c2 2 5 2 7 0"
        fill="none"
        stroke="#fff"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </>
  ),
  celebrate: (
    <>
      <path
        d="M24 37c0 9 6 8 7 20M42 35c-1 10-8 10-9 22"
        fill="none"
        stroke={ink}
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <ellipse cx="23" cy="23" rx="11.5" ry="14" fill="#f2644f" />
      <ellipse cx="42" cy="21" rx="11.5" ry="14" fill="#ffc52e" />
      <path
        d="M17 17c1-3 3-4 5-5M36 15c1-3 3-4 5-5"
        fill="none"
        stroke="#fff"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path
        d="M12 46l4 3M50 44l-4 4M15 39h.1M52 38h.1"
        stroke="#12a150"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  'thinking-of-you': (
    <>
      <g fill="#e8487f" stroke="#b72a5c" strokeWidth="1.5">
        {[0, 72, 144, 216, 288].map((turn) => (
          <path
            key={turn}
            d="M32 33C22 27 20 14 27 10c2-1 4 0 5 2 1-2 3-3 5-2 7 4 5 17-5 23z"
            transform={`rotate(${turn} 32 33)`}
          />
        ))}
      </g>
      <circle cx="32" cy="33" r="5" fill="#8c1740" />
      <path d="M33 32l11-12" stroke="#ffc52e" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M44 20h.1M41 19h.1M45 24h.1"
        stroke="#ffc52e"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  ),
}
