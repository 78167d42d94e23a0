import { CircleCheck, Info } from 'lucide-react'
import { brandStyle } from '../../theme/switching/brandStyle.ts'
import { palette, type Palette } from '../../theme/palette.ts'
import { themeNames, type ThemeName } from '../../theme/tokens.ts'
import type { Words } from '../../locale/words/en.ts'
import { Icon } from '../Icon/Icon.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import * as styles from './ColorField.css.ts'

type FileWords = Words['files']

/** Whether a colour stays as it is, and what becomes of it where it does not (look.md, brand roles). */
export function contrastText(exact: string, roles: Palette, words: FileWords): string {
  if (roles.default.solid !== exact) return words.darker(roles.default.solid)
  const hasEdge = themeNames.some((theme) => roles[theme].edge !== 'transparent')
  return hasEdge ? `${words.exact} ${words.edged}` : words.exact
}

export interface BrandContrastProps {
  /** #rrggbb. */
  readonly colour: string
  /** The sentence is read with the field. */
  readonly id: string
}

/** What the product makes of a primary colour: one sentence, and a little of a page in each theme. */
export function BrandContrast({ colour, id }: BrandContrastProps) {
  const words = useWords().files
  const roles = palette(colour)
  const isExact = roles.default.solid === colour
  return (
    <>
      <div className={styles.contrast} data-part="contrast">
        <span className={styles.contrastGlyph}>
          <Icon glyph={isExact ? CircleCheck : Info} size="chip" />
        </span>
        <span id={id}>{contrastText(colour, roles, words)}</span>
      </div>
      <div className={styles.previews} data-part="previews" aria-hidden="true">
        {themeNames.map((theme) => (
          <Preview key={theme} theme={theme} roles={roles} words={words} />
        ))}
      </div>
    </>
  )
}

interface PreviewProps {
  readonly theme: ThemeName
  readonly roles: Palette
  readonly words: FileWords
}

function Preview({ theme, roles, words }: PreviewProps) {
  return (
    <div className={styles.preview} data-theme={theme} data-part="preview" style={brandStyle(roles[theme])}>
      <span>{theme === 'dark' ? words.dark : words.light}</span>
      <span className={styles.previewButton}>{words.sampleButton}</span>
      <span className={styles.previewLink}>{words.sampleText}</span>
      <span className={styles.previewRow}>{roles[theme].solid}</span>
    </div>
  )
}
