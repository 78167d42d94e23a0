const transitions = (): readonly CSSTransition[] =>
  document.getAnimations().filter((each) => each instanceof CSSTransition)

/** How deep transitions may depend on each other: what inherits a colour starts when the colour above it has arrived. */
const deepest = 8

/** Nobody hears of transitions that never ran: a page of cards would tell each listener hundreds of them in one frame. */
const hush = (targets: ReadonlySet<EventTarget>): void => {
  const swallow = (event: Event): void => {
    if (event.target !== null && targets.has(event.target)) event.stopImmediatePropagation()
  }
  for (const name of ['transitionrun', 'transitionstart', 'transitioncancel']) {
    window.addEventListener(name, swallow, { capture: true })
    // Told at the beginning of the next frame.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => window.removeEventListener(name, swallow, { capture: true })),
    )
  }
}

/**
 * Changes something of the look at once: no transition of any component may run from the old to the new (decision 0017).
 * Those that the change started are ended before anything is painted; others, such as a drawer on its way, go on. A mark
 * on the document that takes all durations away would cost the styles of the whole page a second time when it goes.
 */
export const switchAtOnce = (change: (root: HTMLElement) => void): void => {
  const before = new Set(transitions())
  change(document.documentElement)
  const targets = new Set<EventTarget>()
  for (let depth = 0; depth < deepest; depth += 1) {
    const started = transitions().filter((each) => !before.has(each))
    if (started.length === 0) break
    for (const each of started) {
      if (each.effect instanceof KeyframeEffect && each.effect.target !== null) targets.add(each.effect.target)
      each.cancel()
    }
  }
  if (targets.size > 0) hush(targets)
}
