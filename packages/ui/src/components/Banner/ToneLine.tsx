import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { visuallyHidden } from '../Button/parts.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import { banner, glyph as glyphClass, words } from './Banner.css.ts'

/** `info` for offline and news, `ok` for what was done, `warn` for partial data and conflicts, `bad` for errors of this page only. */
export const bannerTones = ['info', 'ok', 'warn', 'bad'] as const
export type BannerTone = (typeof bannerTones)[number]

export interface ToneLineProps {
  /** The name of the component it is the inside of, for `data-component`. */
  readonly component: string
  readonly tone: BannerTone
  /** Instead of the tone's own glyph. */
  readonly glyph?: LucideIcon | undefined
  /** It appears while the person works: announced, `bad` at once, the rest when there is a pause. */
  readonly isLive: boolean
  /** The sentence, and the step that follows it. */
  readonly children: ReactNode
  /** At the end of the line. */
  readonly end?: ReactNode
  readonly ref?: Ref<HTMLDivElement> | undefined
}

const glyphs = { info: Info, ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert } as const
const names = { info: 'toneInfo', ok: 'toneOk', warn: 'toneWarn', bad: 'toneBad' } as const

/** Tint, glyph and words of a tone, which is also read as a word: the inside of Banner and Notice. */
export function ToneLine({ component, tone, glyph = glyphs[tone], isLive, children, end, ref }: ToneLineProps) {
  const name = useUiText(names[tone])
  const role = isLive ? (tone === 'bad' ? 'alert' : 'status') : undefined
  return (
    <div className={banner({ tone })} data-component={component} data-tone={tone} role={role} ref={ref}>
      <span className={glyphClass} data-part="glyph">
        <Icon glyph={glyph} size="notice" />
      </span>
      <div className={words} data-part="words">
        <span className={visuallyHidden}>{name} </span>
        {children}
      </div>
      {end}
    </div>
  )
}
