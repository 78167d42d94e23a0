import { createContext, use, useMemo, type ReactNode } from 'react'
import { uiTexts, type UiLocale, type UiTextKey } from '../../locale/texts.ts'

interface Surroundings {
  readonly locale: UiLocale
  readonly navigate: (href: string) => void
}

const SurroundingsContext = createContext<Surroundings | null>(null)

export interface SomoProviderProps {
  /** The language of ui's own texts and of every widget (dates, numbers, plurals). */
  readonly locale: UiLocale
  /** Goes to an address inside the app without loading the page anew. */
  readonly navigate: (href: string) => void
  readonly children: ReactNode
}

/**
 * Gives everything below it a language and a way to go to another page. Once at the root of the app, and around each
 * story. The theme, the primary colour and the density are deliberately not here: they stand on the document element
 * (`theme/apply.ts`), so that changing them renders nothing anew. React Aria's own providers are not here either: a
 * component whose React Aria parts speak or lead somewhere wraps them in `AriaSurroundings`, so that a page without
 * such a part does not load them.
 */
export const SomoProvider = ({ locale, navigate, children }: SomoProviderProps) => {
  const surroundings = useMemo(() => ({ locale, navigate }), [locale, navigate])
  return <SurroundingsContext value={surroundings}>{children}</SurroundingsContext>
}

const useSurroundings = (): Surroundings => {
  const surroundings = use(SurroundingsContext)
  if (surroundings === null) throw new Error('A component of @somo/ui was rendered outside SomoProvider.')
  return surroundings
}

/** The language the nearest SomoProvider was given. Throws outside one. */
export const useUiLocale = (): UiLocale => useSurroundings().locale

/** One of ui's own texts in the current language. Throws outside a SomoProvider. */
export const useUiText = (key: UiTextKey): string => uiTexts[useUiLocale()][key]

const leave = (href: string): void => window.location.assign(href)

const WriteReasonContext = createContext<string | undefined>(undefined)

export interface WritesDisabledProps {
  /** The id of the element that says why nothing can be changed; undefined while everything can. */
  readonly reasonId: string | undefined
  readonly children: ReactNode
}

/**
 * While nothing can be changed, such as where the pages are seen as another person: every control below it that `writes` is
 * drawn as unavailable, can still be reached, and names the element that says why. What only reads works as ever.
 */
export const WritesDisabled = ({ reasonId, children }: WritesDisabledProps) => (
  <WriteReasonContext value={reasonId}>{children}</WriteReasonContext>
)

/** The id of the element that says why a control that `writes` cannot be used now; undefined where it can. */
export const useWriteReasonId = (writes: boolean): string | undefined => {
  const reasonId = use(WriteReasonContext)
  return writes ? reasonId : undefined
}

/** How to go to another page: the nearest SomoProvider's way, or the browser's own where there is none. */
export const useNavigate = (): ((href: string) => void) => use(SurroundingsContext)?.navigate ?? leave
