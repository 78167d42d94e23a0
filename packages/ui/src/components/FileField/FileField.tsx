import { useRef, useState, type ReactNode, type Ref } from 'react'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import { useFieldIds } from '../Field/useFieldIds.ts'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { useUiLocale } from '../SomoProvider/SomoProvider.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { ChosenFiles, RefusedFiles } from './FileLists.tsx'
import { takeFiles, type Refusal } from './fileLimits.ts'
import { FilePicker } from './FilePicker.tsx'
import { limitSentence } from './fileTexts.ts'

export interface FileFieldProps {
  /** What is asked for, above the button and always visible. */
  readonly label: string
  /** The label stays for assistive technology only. */
  readonly isLabelHidden?: boolean
  /** What is chosen; with `isMultiple` any number, else one at most. */
  readonly value: readonly File[]
  readonly onChange: (files: readonly File[]) => void
  /** What the file is for. The limits are written below by themselves. */
  readonly description?: ReactNode
  /** What is wrong and how to right it; takes the place of description and limits and marks the field. */
  readonly errorMessage?: ReactNode
  readonly isRequired?: boolean
  /** No file can be chosen now: one sentence that says why. */
  readonly disabledReason?: string | undefined
  /** Endings and media types: `['.pdf', 'image/*']`. @default every kind */
  readonly accept?: readonly string[]
  /** Bytes a file may have at most. @default no limit */
  readonly maxSize?: number
  /** Several files; a further choice adds to them. @default false */
  readonly isMultiple?: boolean
  /** How many there may be, with `isMultiple`. @default no limit */
  readonly maxFiles?: number
  readonly name?: string
  /** The id of the native input. */
  readonly id?: string
  readonly onBlur?: () => void
  /** The native input. */
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * Chooses files for a form; they are sent with the form, not before. For files that are sent at once use DropZone with
 * UploadQueue.
 */
export function FileField(props: FileFieldProps) {
  return (
    <AriaSurroundings>
      <SpokenFileField {...props} />
    </AriaSurroundings>
  )
}

function SpokenFileField({
  label,
  isLabelHidden = false,
  value,
  onChange,
  accept,
  maxSize,
  isMultiple = false,
  maxFiles,
  name,
  onBlur,
  ref,
  description,
  ...field
}: FileFieldProps) {
  const words = useWords().files
  const locale = useUiLocale()
  const root = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState<readonly Refusal[]>([])
  const limits = { accept, maxSize, maxFiles: isMultiple ? maxFiles : 1 }
  const limitText = limitSentence(limits, words, locale)
  const hint =
    description === undefined || limitText === '' ? (
      (description ?? limitText)
    ) : (
      <>
        {description} {limitText}
      </>
    )
  const ids = useFieldIds({ ...field, description: hint })

  const add = (offered: readonly File[]): void => {
    // One file takes the place of the one before.
    const taking = takeFiles(offered, limits, isMultiple ? value.length : 0)
    setRefused(taking.refused)
    if (taking.taken.length > 0) onChange(isMultiple ? [...value, ...taking.taken] : taking.taken)
  }
  const remove = (index: number): void => {
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('[data-part="remove"]') ?? [])]
    const next = buttons[index + 1] ?? buttons[index - 1] ?? document.getElementById(ids.controlId)
    next?.focus()
    onChange(value.filter((_file, position) => position !== index))
  }
  return (
    <FieldFrame component="FileField" label={label} isLabelHidden={isLabelHidden} ids={ids} ref={root}>
      <FilePicker
        ids={ids}
        isMultiple={isMultiple}
        accept={accept}
        onFiles={add}
        name={name}
        onBlur={onBlur}
        ref={ref}
      />
      <ChosenFiles files={value} onRemove={remove} />
      <RefusedFiles refused={refused} limits={limits} />
    </FieldFrame>
  )
}
