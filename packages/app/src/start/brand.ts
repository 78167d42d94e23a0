/** The element that holds sign and name of the product, as far as showing it goes. */
export type Brand = Pick<HTMLElement, 'hidden' | 'style'>

/** What the address and this browser's storages tell before anything else is loaded. */
export interface Visit {
  readonly place: Pick<Location, 'pathname' | 'search'>
  /** Whether this browser has been in a session, or this tab still holds tokens. */
  readonly isKnown: boolean
}

/**
 * Whether a gate is what comes next: ours or the sign-in page of the provider, which both begin with the brand at the
 * same place. Nobody who may be signed in sees it, or it would make way for the dashboard.
 */
export function isBeforeGate({ place, isKnown }: Visit): boolean {
  return !isKnown && /^\/(?:dashboard\/?)?$/.test(place.pathname) && !/[?&]code=/.test(place.search)
}

/** From which width the gate has two pages, where its text begins there, and its line of type; held to the tokens by a test, as the tokens are many. */
export const brandMeasures = {
  wide: 900,
  wideStart: 'calc(clamp(40px, 7.8vw, 112px) + 40px)',
  weight: 580,
  size: 18,
  line: 28,
  narrowSize: 16,
  narrowLine: 25,
  tracking: -0.008,
} as const

/**
 * Shows sign and name where the gate will have them (domain/sign-in/SignInView.css.ts), so that nothing moves when it
 * comes. Styled through the object model, which a strict content security policy allows; in the system's font, as the
 * product's own must not hold up the code of the gate.
 */
export function showBrand(brand: Brand, ink: string, width: number): void {
  const { wide, wideStart, weight, size, line, narrowSize, narrowLine, tracking } = brandMeasures
  const isWide = width >= wide
  Object.assign(brand.style, {
    position: 'absolute',
    insetBlockStart: isWide ? '36px' : '20px',
    insetInlineStart: isWide ? wideStart : '20px',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    color: ink,
    font: `${weight} ${isWide ? size : narrowSize}px/${isWide ? line : narrowLine}px system-ui, sans-serif`,
    letterSpacing: `${tracking}em`,
  })
  brand.hidden = false
}
