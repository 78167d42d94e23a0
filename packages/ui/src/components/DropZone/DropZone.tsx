import { useState, type ReactNode, type Ref } from 'react'
import { visuallyHidden } from '../Button/parts.css.ts'
import { plainFileName } from '../../locale/fileName.ts'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import { useFieldIds } from '../Field/useFieldIds.ts'
import { RefusedFiles } from '../FileField/FileLists.tsx'
import { takeFiles, type Refusal } from '../FileField/fileLimits.ts'
import { FilePicker } from '../FileField/FilePicker.tsx'
import { limitSentence } from '../FileField/fileTexts.ts'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { useUiLocale } from '../SomoProvider/SomoProvider.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { zone } from './DropZone.css.ts'
import { useFileDrop } from './useFileDrop.ts'

export interface DropZoneProps {
  /** What the files are for, above the zone. */
  readonly label: string
  /** The label stays for assistive technology only. */
  readonly isLabelHidden?: boolean
  /** The files that were taken, at once: dropped, pasted or chosen. Those that were refused are told here. */
  readonly onFiles: (files: readonly File[]) => void
  /** Below the zone; the limits are written there by themselves. */
  readonly description?: ReactNode
  /** What is wrong; takes the place of description and limits. */
  readonly errorMessage?: ReactNode
  readonly isRequired?: boolean
  /** No file can be taken now: one sentence that says why. */
  readonly disabledReason?: string | undefined
  /** Endings and media types: `['.pdf', 'image/*']`. @default every kind */
  readonly accept?: readonly string[]
  /** Bytes a file may have at most. @default no limit */
  readonly maxSize?: number
  /** How many may be taken at once; 1 asks for a single file. @default no limit */
  readonly maxFiles?: number
  /** The id of the native input. */
  readonly id?: string
  /** The native input. */
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * Takes files by drop, by paste and by a button, and hands them on at once; what becomes of them an UploadQueue shows.
 * Files that are sent with a form belong in a FileField.
 */
export function DropZone(props: DropZoneProps) {
  return (
    <AriaSurroundings>
      <SpokenDropZone {...props} />
    </AriaSurroundings>
  )
}

interface Outcome {
  readonly taken: number
  readonly refused: readonly Refusal[]
}

function SpokenDropZone({
  label,
  isLabelHidden = false,
  onFiles,
  accept,
  maxSize,
  maxFiles,
  ref,
  description,
  ...field
}: DropZoneProps) {
  const words = useWords().files
  const locale = useUiLocale()
  const [{ taken, refused }, setOutcome] = useState<Outcome>({ taken: 0, refused: [] })
  const limits = { accept, maxSize, maxFiles }
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
  const isSingle = maxFiles === 1

  const take = (offered: readonly File[], folders: readonly string[] = []): void => {
    const taking = takeFiles(offered, limits)
    const asRefusals = folders.map((name) => ({
      id: `folder ${name}`,
      name: plainFileName(name, 'folder'),
      size: 0,
      reason: 'folder' as const,
    }))
    setOutcome({ taken: taking.taken.length, refused: [...taking.refused, ...asRefusals] })
    if (taking.taken.length > 0) onFiles(taking.taken)
  }
  const { isOver, handlers } = useFileDrop(ids.isUnavailable, ({ files, folders }) => take(files, folders))
  return (
    <FieldFrame component="DropZone" label={label} isLabelHidden={isLabelHidden} ids={ids}>
      <div
        {...handlers}
        {...ids.edge}
        {...(isOver ? { 'data-drop-target': '' } : {})}
        className={zone}
        data-part="zone"
        role="presentation"
      >
        <FilePicker
          ids={ids}
          isMultiple={!isSingle}
          accept={accept}
          onFiles={take}
          name={undefined}
          onBlur={undefined}
          ref={ref}
        />
        <span data-part="invitation">{isOver ? words.dropNow : isSingle ? words.orDropOne : words.orDrop}</span>
      </div>
      <div role="status" className={visuallyHidden}>
        {taken === 0 || ids.isInvalid ? null : words.taken(taken)}
      </div>
      <RefusedFiles refused={refused} limits={limits} />
    </FieldFrame>
  )
}
