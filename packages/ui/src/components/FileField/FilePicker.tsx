import { Upload } from 'lucide-react'
import { useId, type ChangeEvent, type MouseEvent, type Ref } from 'react'
import { button } from '../Button/buttonClass.ts'
import { lookOf } from '../Button/buttonLook.ts'
import type { FieldIds } from '../Field/useFieldIds.ts'
import { Icon } from '../Icon/Icon.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { native, picker } from './FileField.css.ts'

export interface FilePickerProps {
  readonly ids: FieldIds
  readonly isMultiple: boolean
  readonly accept: readonly string[] | undefined
  readonly onFiles: (files: readonly File[]) => void
  readonly name: string | undefined
  readonly onBlur: (() => void) | undefined
  readonly ref: Ref<HTMLInputElement> | undefined
}

/**
 * The native file input below a button's look. The input itself is the control: it opens the browser's dialog by Enter,
 * Space and press without a script, and takes a file that is dropped on it.
 */
export function FilePicker({ ids, isMultiple, accept, onFiles, name, onBlur, ref }: FilePickerProps) {
  const words = useWords()
  const textId = useId()
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const input = event.currentTarget
    const chosen = [...(input.files ?? [])]
    // Emptied, so that the same file can be chosen again after it was removed.
    input.value = ''
    if (chosen.length > 0 && !ids.isUnavailable) onFiles(chosen)
  }
  const keepClosed = (event: MouseEvent): void => {
    if (ids.isUnavailable) event.preventDefault()
  }
  return (
    <span className={picker} data-part="picker">
      <span
        className={button({ look: lookOf('outline', 'neutral') })}
        data-part="button"
        {...(ids.isUnavailable ? { 'data-unavailable': '' } : {})}
      >
        <Icon glyph={Upload} />
        <span id={textId}>{isMultiple ? words.files.chooseFiles : words.files.chooseFile}</span>
      </span>
      <input
        {...ids.aria}
        aria-labelledby={`${ids.labelId} ${textId}`}
        type="file"
        className={native}
        data-part="input"
        title=""
        multiple={isMultiple}
        {...(accept === undefined ? {} : { accept: accept.join(',') })}
        {...(name === undefined ? {} : { name })}
        {...(ref === undefined ? {} : { ref })}
        onChange={choose}
        onClick={keepClosed}
        onBlur={onBlur}
      />
    </span>
  )
}
