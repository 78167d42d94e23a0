import { useRef, useState } from 'react'
import { edge } from '../Field/field.css.ts'
import type { FieldIds } from '../Field/useFieldIds.ts'
import { cx } from '../../theme/cx.ts'
import { EditorTools } from './EditorTools.tsx'
import { LinkForm } from './LinkForm.tsx'
import type { RichTextFormat } from './richText.ts'
import { blockBox, blockContent, box, content, tools } from './RichTextField.css.ts'
import { useEditor } from './useEditor.ts'

export interface RichTextEditorProps {
  readonly ids: FieldIds
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: (() => void) | undefined
  readonly format: RichTextFormat
  readonly isBlock: boolean
}

/** Tools and the text below them: a chunk of its own, fetched when the field is drawn. */
export function RichTextEditor({ ids, value, onChange, onBlur, format, isBlock }: RichTextEditorProps) {
  const [isLinking, setLinking] = useState(false)
  const toolbar = useRef<HTMLDivElement | null>(null)
  const { editor, place } = useEditor({
    value,
    onChange,
    onBlur,
    format,
    isBlock,
    attributes: { ...toAttributes(ids), class: isBlock ? cx(content, blockContent) : content },
    isEditable: !ids.isUnavailable,
    onAsk: (wish) => (wish === 'link' ? setLinking(true) : toolbar.current?.querySelector('button')?.focus()),
  })
  return (
    <div className={cx(edge, isBlock ? blockBox : box)} data-part="control" {...ids.edge}>
      {editor === null || ids.isUnavailable ? null : (
        <div className={tools}>
          <EditorTools
            editor={editor}
            controls={ids.controlId}
            hasHeadings={!isBlock}
            onLink={() => setLinking((is) => !is)}
            toolbarRef={(element) => {
              toolbar.current = element
            }}
          />
          {isLinking ? (
            <LinkForm editor={editor} toAddress={format.toAddress} onClose={() => setLinking(false)} />
          ) : null}
        </div>
      )}
      <div ref={place} />
    </div>
  )
}

/** As text of several lines with the name of its label; required is no state of editable text in HTML, only in ARIA. */
const toAttributes = ({ aria, labelId }: FieldIds): Record<string, string> => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': labelId,
  tabindex: '0',
  ...Object.fromEntries(Object.entries(aria).map(([name, value]) => [name, String(value)])),
})
