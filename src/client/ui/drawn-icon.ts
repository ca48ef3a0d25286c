import { createElement, type ComponentType, type SVGProps } from 'react'

type Shape = readonly [tag: string, attributes: Record<string, string>]

/** An icon of these shapes, as the build writes every icon (`scripts/pages/plain-icons.ts`). */
export function drawn(
  shapes: readonly Shape[],
): ComponentType<SVGProps<SVGSVGElement> & { size?: number }> {
  return ({ size = 24, ...props }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
