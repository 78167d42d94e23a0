/** How long a pointer rests on a control before its tooltip shows, in ms. */
export const tooltipDelay = 500
/** How long it stays after the pointer left, so that the pointer can go onto it (WCAG 1.4.13), in ms. */
export const tooltipGrace = 200

/** Hides the one that is shown: two at a time would cover each other. */
let hideShown: (() => void) | null = null

/**
 * Tells when a tooltip is to be shown: after a rest of the pointer on its control, at once when keys bring the focus, never
 * for touch; Escape, a press, scrolling and leaving hide it. `isOnPress`: a press and a tap show it, a second one hides it,
 * and so does one elsewhere. Returns how to stop.
 */
export function watchTooltip(holder: HTMLElement, onChange: (isShown: boolean) => void, isOnPress = false): () => void {
  const leaving = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isShown = false

  const hide = (): void => {
    clearTimeout(timer)
    if (!isShown) return
    isShown = false
    if (hideShown === hide) hideShown = null
    onChange(false)
  }
  const show = (): void => {
    clearTimeout(timer)
    if (isShown) return
    hideShown?.()
    hideShown = hide
    isShown = true
    onChange(true)
  }
  const later = (act: () => void, delay: number): void => {
    clearTimeout(timer)
    timer = setTimeout(act, delay)
  }
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    act: (event: HTMLElementEventMap[Type]) => void,
  ): void => holder.addEventListener(type, act, { signal: leaving.signal })

  listen('pointerover', ({ pointerType }) => {
    if (pointerType === 'touch') return
    if (isShown) clearTimeout(timer)
    else later(show, tooltipDelay)
  })
  listen('pointerout', () => later(hide, isShown ? tooltipGrace : 0))
  if (isOnPress) {
    let wasShown = false
    // The focus that a press brings shows it before the click comes.
    listen('pointerdown', () => {
      wasShown = isShown
    })
    listen('click', ({ detail }) => ((detail === 0 ? isShown : wasShown) ? hide() : show()))
    const onPressElsewhere = ({ target }: PointerEvent): void => {
      // Some browsers give no focus to what is pressed, so that none leaves it either.
      if (target instanceof Node && !holder.contains(target)) hide()
    }
    document.addEventListener('pointerdown', onPressElsewhere, { capture: true, signal: leaving.signal })
  } else listen('pointerdown', hide)
  listen('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) show()
  })
  listen('focusout', hide)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isShown) return
    // The first Escape is the tooltip's; the dialog around it has the next one.
    event.stopPropagation()
    hide()
  }
  document.addEventListener('keydown', onKeyDown, { capture: true, signal: leaving.signal })
  window.addEventListener('scroll', hide, { capture: true, passive: true, signal: leaving.signal })
  return () => {
    leaving.abort()
    clearTimeout(timer)
    if (hideShown === hide) hideShown = null
  }
}
