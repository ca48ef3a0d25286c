const bars: HTMLElement[] = []

/**
 * Tracks a bar that sticks to the bottom of the screen: `--bar` is how high the newest one reaches, so that
 * a toast stays above its buttons. A ref callback.
 */
export function followBar(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return
  bars.push(bar)
  const sizes = new ResizeObserver(update)
  sizes.observe(bar)
  addEventListener('resize', update)
  update()
  return () => {
    bars.splice(bars.indexOf(bar), 1)
    sizes.disconnect()
    removeEventListener('resize', update)
    update()
  }
}

/** A bar that would cover more than this share of the screen doesn't stick. */
const maxShareOfScreen = 1 / 3

function update(): void {
  for (const each of bars)
    each.toggleAttribute('data-tall', each.offsetHeight > innerHeight * maxShareOfScreen)
  const bar = bars.at(-1)
  const { style } = document.documentElement
  if (bar === undefined) style.removeProperty('--bar')
  else style.setProperty('--bar', `${footOf(bar) + bar.offsetHeight}px`)
}

/** Its distance from the bottom of the screen: by the sheet it is in, otherwise by its own style. */
function footOf(bar: HTMLElement): number {
  const sheet = bar.closest('dialog')
  return sheet
    ? Math.max(0, innerHeight - sheet.offsetTop - sheet.offsetHeight)
    : Number.parseFloat(getComputedStyle(bar).bottom) || 0
}
