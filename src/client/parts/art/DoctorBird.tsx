import type { ReactNode } from 'react'

export type Mood = 'glad' | 'proud' | 'curious' | 'thinking' | 'sleepy' | 'sorry'

const ink = '#14140f'

/** Upful's mascot, the doctor bird, in one of its moods. Decoration: what it stands for is in the text beside it. */
export function DoctorBird({ mood, className }: { mood: Mood; className?: string }) {
  return (
    <svg viewBox="0 0 210 262" aria-hidden="true" className={className}>
      {/* Lighter at night, when the ground is dark too. */}
      <g className="fill-[light-dark(#14140f,#41544c)]">
        <path d="M76 142C52 168 74 192 54 216S26 246 8 250c22 6 44-8 58-28 18-26-2-46 22-72z" />
        <path d="M86 144c-18 28 8 46-4 72s-22 28-34 42c22-4 40-18 48-38 10-26-10-44 4-70z" />
      </g>
      <path className="wing-far" fill="#0c5f48" d="M118 82C112 52 96 24 70 2c-8 34 6 68 34 92z" />
      <path
        fill="#12a150"
        d="M112 50c22-14 46 0 46 24 0 34-30 62-70 80-9 4-17-3-15-12 6-34 14-76 39-92z"
      />
      <path fill="#0b7a43" d="M156 82c-4 30-32 56-68 72-4 2-8 1-11-1 34-10 62-36 68-70z" />
      <path fill="#7adf8f" d="M126 84c12 8 26 4 31-6-1 18-8 26-16 30-10-6-15-14-15-24z" />
      <g className="wing-near">
        <path fill="#0e8f5c" d="M124 92C96 84 46 70 14 34c0 44 28 78 86 84 16 0 26-12 24-26z" />
        <path
          d="M22 54c14 20 44 34 80 38M34 80c18 16 40 20 66 18"
          stroke="#0c5f48"
          strokeWidth="5"
          fill="none"
          strokeLinecap="round"
        />
      </g>
      <path fill="#e0382c" d="M157 66l46-9c2 0 3 3 1 4l-46 14z" />
      <path fill={ink} d="M186 60l17-3c2 0 3 3 1 4l-15 5z" />
      <path
        fill={ink}
        d="M158 68c-2-24-28-32-46-20-8 5-16 4-26 0 2 8 6 12 12 14-5 3-9 3-14 3 10 10 26 8 36 0 12-8 26-10 38 3z"
      />
      {faces[mood]}
    </svg>
  )
}

/** What differs between the moods: the eye, and what is beside the head. */
const faces: Readonly<Record<Mood, ReactNode>> = {
  glad: <OpenEye at={[142, 73]} />,
  curious: <OpenEye at={[140, 68.5]} />,
  proud: <Line d="M132 76c3-6 11-6 14 0" />,
  thinking: (
    <>
      <OpenEye at={[136, 68.5]} />
      <Line d="M129 62c5-5 13-6 18-3" />
      <g className="fill-[light-dark(#14140f,#cfd6d0)]">
        <circle cx="152" cy="40" r="4" />
        <circle cx="164" cy="26" r="6" />
        <circle cx="181" cy="10" r="8" />
      </g>
    </>
  ),
  sleepy: (
    <>
      <Line d="M131 72c3 6 12 6 15 0" />
      <g fill="none" strokeWidth="5" className="stroke-[light-dark(#14140f,#cfd6d0)]">
        <path d="M156 34h12l-12 13h12" />
        <path d="M174 10h16l-16 17h16" />
      </g>
    </>
  ),
  sorry: (
    <>
      <OpenEye at={[141, 76]} />
      <Line d="M128 65c6-1 11-5 13-8" />
      <path d="M176 84c6 8 8 12 8 16a8 8 0 0 1-16 0c0-4 2-8 8-16z" fill="#4fb3d9" />
    </>
  ),
}

function OpenEye({ at: [x, y] }: { at: readonly [number, number] }) {
  return (
    <>
      <circle cx="139" cy="72" r="8.5" fill="#fffaf0" />
      <circle cx={x} cy={y} r="5" fill={ink} />
      <circle cx={x + 2} cy={y - 2} r="1.8" fill="#fffaf0" />
    </>
  )
}

function Line({ d }: { d: string }) {
  return <path d={d} stroke={ink} strokeWidth="4" fill="none" strokeLinecap="round" />
}
