/** Between control and list, and between list and window, in px. */
const gap = 4
const edge = 8

/**
 * Puts a box of the top layer below its anchor, or above where there is more room for it, as wide as the anchor at
 * least and inside the window. `data-placement` says where it went.
 */
export function place(box: HTMLElement, anchor: HTMLElement): void {
  const { innerWidth } = window
  const height = window.visualViewport?.height ?? window.innerHeight
  const around = anchor.getBoundingClientRect()
  const { style } = box
  style.setProperty('--anchor-width', `${around.width}px`)
  style.maxBlockSize = ''
  const below = height - around.bottom - gap - edge
  const above = around.top - gap - edge
  const isAbove = box.offsetHeight > below && above > below
  style.insetBlockStart = isAbove ? 'auto' : `${around.bottom + gap}px`
  style.insetBlockEnd = isAbove ? `${window.innerHeight - around.top + gap}px` : 'auto'
  style.maxBlockSize = `${Math.max(isAbove ? above : below, 96)}px`
  const isLeftToRight = getComputedStyle(anchor).direction === 'ltr'
  const start = isLeftToRight ? around.left : innerWidth - around.right
  style.insetInlineStart = `${Math.max(edge, Math.min(start, innerWidth - box.offsetWidth - edge))}px`
  box.dataset['placement'] = isAbove ? 'top' : 'bottom'
}

/** Keeps a box at its anchor while windows, pages and the box itself change. Returns how to stop. */
export function keepPlaced(box: HTMLElement, anchor: HTMLElement): () => void {
  const again = (event?: Event): void => {
    if (event?.target instanceof Node && box.contains(event.target)) return
    place(box, anchor)
  }
  again()
  const sizes = new ResizeObserver(() => again())
  sizes.observe(anchor)
  for (const child of box.children) sizes.observe(child)
  document.addEventListener('scroll', again, { capture: true, passive: true })
  window.addEventListener('resize', again)
  window.visualViewport?.addEventListener('resize', again)
  return () => {
    sizes.disconnect()
    document.removeEventListener('scroll', again, { capture: true })
    window.removeEventListener('resize', again)
    window.visualViewport?.removeEventListener('resize', again)
  }
}
