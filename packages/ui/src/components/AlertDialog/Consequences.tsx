import { Check, CircleX, Clock, type LucideIcon } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import { consequence, consequenceGlyph, consequences } from './AlertDialog.css.ts'
import type { Consequence, ConsequenceTone } from './alertDialogTypes.ts'

const glyphs: Readonly<Record<ConsequenceTone, LucideIcon>> = { bad: CircleX, warn: Clock, ok: Check }

/** What the answer would bring about, one ruled line each. The words carry the meaning, the glyphs only point. */
export function Consequences({ lines }: { readonly lines: readonly Consequence[] }) {
  return (
    <ul className={consequences} data-part="consequences">
      {lines.map(({ id, tone, text, glyph }) => (
        <li key={id} className={consequence}>
          <span className={consequenceGlyph({ tone })}>
            <Icon glyph={glyph ?? glyphs[tone]} size="notice" />
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
