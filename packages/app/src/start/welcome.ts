import { brandMeasures } from './brand.ts'

/** The element that holds the gate's first words in each language, as far as laying them out goes. */
export type Words = Pick<HTMLElement, 'style' | 'querySelectorAll'>

/**
 * Steps of the gate's title and sentence; with one page (narrow) and with two (wide): size and line of the title, size and
 * line of the sentence, in px. Held to the tokens by a test, as the tokens are many.
 */
export const welcomeMeasures = {
  tracking: -0.026,
  weight: { default: 620, dark: 580 },
  leadTracking: -0.008,
  narrow: [30, 36, 16, 25],
  wide: [40, 46, 18, 28],
} as const

/** Between title and sentence on the gate: the line of the title takes it up, half above and half below. */
const gap = 6

/** What the words are laid out for. */
export interface WelcomeLayout {
  readonly theme: 'default' | 'dark'
  readonly ink: string
  /** Of the sentence. */
  readonly ink2: string
  /** Of the window, in px. */
  readonly width: number
}

/**
 * Lays the gate's first words out where the gate will have them (domain/sign-in/SignInView.css.ts): below the brand and a
 * strip that is 3.4 times as wide as high; with two pages in the middle of the left one, above a button of 44 px. They stay
 * hidden until `showWelcome`. Styled through the object model, which a strict content security policy allows.
 */
export function layWelcome(words: Words, { theme, ink, ink2, width }: WelcomeLayout): void {
  const { tracking, weight, leadTracking } = welcomeMeasures
  const isWide = width >= brandMeasures.wide
  const [title, titleLine, size, line] = welcomeMeasures[isWide ? 'wide' : 'narrow']
  // With two pages: half of what is below them (28 and the button), and half of what the page's foot is wider than its head.
  const aboveMiddle = (28 + 44) / 2 + (44 - 36) / 2 + gap / 2
  Object.assign(words.style, {
    position: 'absolute',
    insetBlockStart: isWide ? `calc(50vh - ${aboveMiddle}px)` : `calc(${102 - gap}px + (100vw - 40px) / 3.4)`,
    insetInline: isWide ? `${brandMeasures.wideStart} calc(50% + 56px)` : '20px',
    maxInlineSize: '684px',
    color: ink2,
    font: `${size}px/${line}px system-ui, sans-serif`,
    letterSpacing: `${leadTracking}em`,
    translate: isWide ? '0 -50%' : '0',
  })
  for (const { style } of words.querySelectorAll<HTMLElement>('p')) style.margin = '0'
  for (const { style } of words.querySelectorAll<HTMLElement>('strong')) {
    Object.assign(style, {
      color: ink,
      font: `${weight[theme]} ${title}px/${titleLine + 2 * gap}px system-ui, sans-serif`,
      letterSpacing: `${tracking}em`,
    })
  }
}

/**
 * Shows the words in one language and resolves when they are on the screen, at most 50 ms later: nothing that takes the
 * line should be asked for before, and a page nobody looks at draws nothing. Resolves at once where the words were not
 * laid out, as another page than the gate may come.
 */
export async function showWelcome(page: Pick<Document, 'querySelector'>, locale: string): Promise<void> {
  const words = page.querySelector<HTMLElement>('[data-welcome]')
  const inLocale = words?.querySelector<HTMLElement>(`[lang="${locale}"]`)
  if (!words || !inLocale || words.style.position === '') return
  words.hidden = false
  inLocale.hidden = false
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0))
    setTimeout(resolve, 50)
  })
}
