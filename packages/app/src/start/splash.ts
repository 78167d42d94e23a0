/** Milliseconds of waiting before the splash shows: a quick connection never sees it. */
export const patience = 300

/** The element that holds the product's mark, as far as showing it goes. */
export type SplashElement = Pick<HTMLElement, 'hidden' | 'style'>

/**
 * Shows the product's mark in the middle of the page while the screens are on their way. Taken out of the flow, so that
 * nothing moves for it, and styled through the object model, which a strict content security policy allows. It stands
 * in `#root`, so it is gone once the screens are drawn.
 */
export function showSplash(mark: SplashElement, ink: string): void {
  Object.assign(mark.style, { position: 'fixed', inset: '0', display: 'grid', placeContent: 'center', color: ink })
  mark.hidden = false
}
