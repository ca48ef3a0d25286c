import { shownBadge, type Cv } from '#domain/cv/cv.ts'
import { layOut, paper, type PlacedBlock, type PlacedBox } from '#domain/cv/page-layout.ts'
import { plainTextOfCv } from '#domain/cv/plain-text.ts'
import './cv.css'

/** The pages of a CV as they are printed: black on white in both themes. The text below them is for reading and copying. */
export function CvPages({ cv }: { cv: Cv }) {
  const { pages } = layOut(cv)
  const badge = shownBadge(cv)
  return (
    <div className="grid gap-4">
      {pages.map((blocks, index) => (
        <CvPaper
          // oxlint-disable-next-line react/no-array-index-key -- pages have no other name
          key={index}
          blocks={blocks}
          label={`Picture of page ${index + 1} of ${pages.length}. Its words are below.`}
        />
      ))}
      {badge && (
        <a href={badge.link} target="_blank" rel="noreferrer" className="link justify-self-start">
          Check the badge: {badge.title}
        </a>
      )}
      <details>
        <summary className="min-h-11 py-2.5 font-semibold text-sea">As plain text</summary>
        <p className="rounded-control bg-sunk p-4 wrap-anywhere whitespace-pre-line">
          {plainTextOfCv(cv)}
        </p>
      </details>
    </div>
  )
}

function CvPaper({ blocks, label }: { blocks: readonly PlacedBlock[]; label: string }) {
  return (
    <svg
      viewBox={`0 0 ${paper.width} ${paper.height}`}
      role="img"
      aria-label={label}
      className="cv-page block w-full rounded-control border border-line bg-[#ffffff] shadow-raised"
    >
      {blocks.map(({ texts, rule, boxes }, blockIndex) => (
        // oxlint-disable-next-line react/no-array-index-key -- a drawing is drawn again as a whole
        <g key={blockIndex}>
          {texts.map(({ text, x, y, font, size }) => (
            <text
              key={`${x} ${y}`}
              x={x}
              y={y}
              fontSize={size}
              fontWeight={font === 'bold' ? 700 : 400}
              fill="#000000"
            >
              {text}
            </text>
          ))}
          {boxes.length > 0 && <path d={boxes.map(outlineOf).join('')} fill="#000000" />}
          {rule && (
            <line
              x1={rule.x}
              x2={rule.x + rule.width}
              y1={rule.y}
              y2={rule.y}
              stroke="#000000"
              strokeWidth={0.75}
            />
          )}
        </g>
      ))}
    </svg>
  )
}

function outlineOf({ x, y, width, height }: PlacedBox): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`
}
