import { useEffect, useId } from 'react'
import { CharacterCount } from '../Field/CharacterCount.tsx'
import { edge } from '../Field/field.css.ts'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import type { FieldProps } from '../Field/fieldTypes.ts'
import { useFieldIds } from '../Field/useFieldIds.ts'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { createWidgetSlot, useWidgetSlot } from '../../slots/widgetSlot.ts'
import { cx } from '../../theme/cx.ts'
import type { RichTextFormat } from './richText.ts'
import { blockBox, box } from './RichTextField.css.ts'

export type { RichTextFormat } from './richText.ts'

const editor = createWidgetSlot(() => import('./RichTextEditor.tsx'))

export interface RichTextFieldProps extends FieldProps {
  /** As the format writes it. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly name?: string
  /** How the text is kept; the same object for the life of the field. */
  readonly format: RichTextFormat
  /** Stands below where the editor could not be fetched and the text is written with its signs: what they mean. */
  readonly plainDescription: string
  /** As in TextArea, counted over what is kept. */
  readonly maxLength?: number
  /** It is a block of a larger text: it has no headings and is as high as its text. @default false */
  readonly isBlock?: boolean
}

/**
 * Text with headings, lists, bold, italics and links. Its editor is fetched when the field is drawn; where that fails the
 * same text is written with its signs, and nothing is lost.
 */
export function RichTextField(props: RichTextFieldProps) {
  const {
    label,
    isLabelHidden = false,
    value,
    onChange,
    onBlur,
    description,
    errorMessage,
    disabledReason,
    isRequired,
    id,
    maxLength,
    format,
    isBlock = false,
  } = props
  const countId = useId()
  const isCounted = maxLength !== undefined
  const ids = useFieldIds({
    id,
    description,
    errorMessage,
    disabledReason,
    isRequired,
    describedBy: isCounted ? countId : undefined,
  })
  const { status, drawn, warm } = useWidgetSlot(editor, true)
  useEffect(
    function fetchEditor() {
      warm()
    },
    [warm],
  )
  if (status === 'failed' && drawn === null) {
    const { format: _, plainDescription: hint, isBlock: __, ...plain } = props
    return <TextArea {...plain} rows={isBlock ? 4 : 12} description={hint} />
  }
  return (
    <FieldFrame
      component="RichTextField"
      label={label}
      isLabelHidden={isLabelHidden}
      ids={ids}
      labelFor="none"
      {...(isCounted ? { hintAside: <CharacterCount id={countId} value={value} maxLength={maxLength} /> } : {})}
    >
      {drawn === null ? (
        <div className={cx(edge, isBlock ? blockBox : box)} data-part="control" aria-busy="true" />
      ) : (
        <AriaSurroundings>
          <drawn.RichTextEditor
            ids={ids}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            format={format}
            isBlock={isBlock}
          />
        </AriaSurroundings>
      )}
    </FieldFrame>
  )
}
