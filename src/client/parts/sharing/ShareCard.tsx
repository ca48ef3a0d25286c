import { BriefcaseBusiness, Flag, Flame, Sprout, Star } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { badgePicture } from '#domain/learning/badge-picture.ts'
import { cardColours, cardHills, cardInk, type CardLayout } from '#domain/text/card-layout.ts'
import { badgeColours } from '../art/badges.ts'
import badges from '../art/badges.svg'
import { DoctorBird } from '../art/DoctorBird.tsx'
import { LogoMark } from '../../app/Logo.tsx'
import { cardFont } from './picture.ts'
import type { Shareable } from './shareable.ts'

interface ShareCardProps {
  ref: Ref<SVGSVGElement>
  what: Shareable
  layout: CardLayout
  /** In the drawing. */
  number: number | undefined
  /** The address of the app, without `https://`. */
  host: string
}

/** The picture that is shared, as an SVG whose every colour and place is written in it. */
export function ShareCard({ ref, what, layout, number, host }: ShareCardProps) {
  const { width, height, texts, art, foot } = layout
  const label = texts.map(({ text }) => text).join(' ')
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`The picture: ${label}`}
      fontFamily={cardFont}
      className="mx-auto block max-h-[44dvh] max-w-full rounded-control border border-line scheme-light"
    >
      <rect width={width} height={height} fill={cardColours.sky} />
      <Placed {...art}>
        <circle cx="200" cy="190" r="190" fill={cardColours.halo} />
        <circle
          cx="200"
          cy="190"
          r="146"
          // A badge has its own colours, and some are gold.
          fill={
            what.kind === 'achievement' || what.kind === 'badge'
              ? cardColours.onHill
              : cardColours.sun
          }
        />
        <Emblem what={what} number={number} />
      </Placed>
      {cardHills(layout).map((hill) => (
        <path key={hill.fill} {...hill} />
      ))}
      <svg {...birdPlace(layout)}>
        <DoctorBird mood={what.kind === 'opening' ? 'curious' : 'proud'} />
      </svg>
      {texts.map(({ text, x, y, size, weight, part }) => (
        <text
          key={y}
          x={x}
          y={y}
          fontSize={size}
          fontWeight={weight}
          fill={cardInk[part]}
          letterSpacing={part === 'headline' ? -size / 80 : 0}
        >
          {text}
        </text>
      ))}
      <g transform={`translate(${foot.x} ${foot.y - foot.size * 0.78})`}>
        <LogoMark size={foot.size} />
      </g>
      <text
        x={foot.x + foot.size * 1.3}
        y={foot.y}
        fontSize={foot.size * 0.72}
        fontWeight={800}
        fill={cardColours.onHill}
      >
        Upful
      </text>
      <text
        x={width - foot.x}
        y={foot.y}
        textAnchor="end"
        fontSize={foot.size * 0.5}
        fontWeight={600}
        fill={cardColours.onHill}
      >
        {host}
      </text>
    </svg>
  )
}

/** A drawing of 400 by 400 in its square. */
function Placed({ x, y, size, children }: CardLayout['art'] & { children: ReactNode }) {
  return <g transform={`translate(${x} ${y}) scale(${size / 400})`}>{children}</g>
}

/** At the lower right of the sun, where it hides nothing. */
function birdPlace({ art: { x, y, size } }: CardLayout) {
  const scale = size / 400
  return {
    x: x + 268 * scale,
    y: y + 222 * scale,
    width: 160 * scale,
    height: 200 * scale,
  }
}

const icons: Partial<Record<Shareable['kind'], LucideIcon>> = {
  level: Star,
  streak: Flame,
  course: Flag,
  opening: BriefcaseBusiness,
  app: Sprout,
}

/** What is on the sun. */
function Emblem({ what, number }: { what: Shareable; number: number | undefined }) {
  if (what.kind === 'achievement') {
    const { drawing, earned } = badgeColours(what.id)
    return (
      <use href={`${badges}#${drawing}`} x="64" y="54" width="272" height="272" style={earned} />
    )
  }
  if (what.kind === 'badge')
    return (
      <image
        x="64"
        y="54"
        width="272"
        height="272"
        href={`data:image/svg+xml,${encodeURIComponent(badgePicture({ kind: what.of, title: what.title }))}`}
      />
    )
  const Drawing = icons[what.kind] ?? Star
  if (number === undefined)
    return (
      <Drawing
        x="110"
        y="100"
        width="180"
        height="180"
        strokeWidth={1.6}
        color={cardColours.onSun}
        fill={what.kind === 'level' || what.kind === 'streak' ? cardColours.onHill : 'none'}
      />
    )
  return (
    <>
      <Drawing
        x="164"
        y="62"
        width="72"
        height="72"
        strokeWidth={1.8}
        color={cardColours.onSun}
        fill={cardColours.onHill}
      />
      <text
        x="200"
        y="254"
        textAnchor="middle"
        fontSize={number > 99 ? 104 : 136}
        fontWeight={800}
        fill={cardColours.onSun}
      >
        {number}
      </text>
    </>
  )
}
