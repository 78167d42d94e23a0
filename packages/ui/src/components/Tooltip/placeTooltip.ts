/** Distance from the control and from the edges of the window, in px. */
const gap = 6
const edge = 8

/** Puts a tooltip above its control, below it where there is no room, and never beyond the window. */
export function placeTooltip(tooltip: HTMLElement, control: Element): void {
  const { top, bottom, left, width } = control.getBoundingClientRect()
  const own = tooltip.getBoundingClientRect()
  const above = top - gap - own.height
  const block = above >= edge ? above : bottom + gap
  const inline = Math.max(edge, Math.min(left + width / 2 - own.width / 2, window.innerWidth - edge - own.width))
  tooltip.style.translate = `${Math.round(inline)}px ${Math.round(block)}px`
}
