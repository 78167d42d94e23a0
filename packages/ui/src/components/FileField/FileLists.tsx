import { CircleAlert, File as FileGlyph, X } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import { useUiLocale } from '../SomoProvider/SomoProvider.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import * as styles from './FileField.css.ts'
import type { FileLimits, Refusal } from './fileLimits.ts'
import { formatSize } from '../../locale/fileSize.ts'
import { refusalSentence } from './fileTexts.ts'

export interface ChosenFilesProps {
  readonly files: readonly File[]
  /** The position of the file in the list. */
  readonly onRemove: (index: number) => void
}

/** What was chosen so far, each with its size and the way to take it out again. */
export function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  const words = useWords().files
  const locale = useUiLocale()
  if (files.length === 0) return null
  return (
    <ul className={styles.list} data-part="files" aria-label={words.chosen}>
      {files.map((file, index) => (
        <li key={keyOf(files, index)} className={styles.row} data-part="file">
          <span className={styles.glyph}>
            <Icon glyph={FileGlyph} />
          </span>
          <span className={styles.name}>{file.name}</span>
          <span className={styles.size}>{formatSize(file.size, locale)}</span>
          <button
            type="button"
            className={styles.rowButton}
            data-part="remove"
            aria-label={words.remove(file.name)}
            title={words.remove(file.name)}
            onClick={() => onRemove(index)}
          >
            <Icon glyph={X} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Two files may have the same name: the second one of a name is its second. */
const keyOf = (files: readonly File[], index: number): string => {
  const name = files[index]?.name ?? ''
  return `${name} ${files.slice(0, index).filter((file) => file.name === name).length}`
}

export interface RefusedFilesProps {
  readonly refused: readonly Refusal[]
  readonly limits: FileLimits
}

/** One sentence for each file that was not taken; announced when they come. The element is there before they are. */
export function RefusedFiles({ refused, limits }: RefusedFilesProps) {
  const words = useWords().files
  const locale = useUiLocale()
  return (
    <div role="alert" data-part="refused">
      {refused.length === 0 ? null : (
        <ul className={styles.refusals} aria-label={words.notTaken}>
          {refused.map((refusal) => (
            <li key={refusal.id} className={styles.refusal}>
              <span className={styles.refusalGlyph}>
                <Icon glyph={CircleAlert} size="chip" />
              </span>
              <span>{refusalSentence(refusal, limits, words, locale)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
