import { Editor } from '@tiptap/core'
import type { EditorView } from '@tiptap/pm/view'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { fromContent, toContent } from './editorContent.ts'
import { editorParts } from './editorParts.ts'
import { readHtml } from './pasteHtml.ts'
import type { RichTextFormat } from './richText.ts'

export interface EditorOptions {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: (() => void) | undefined
  readonly format: RichTextFormat
  /** Without headings; the same for the life of the editor. */
  readonly isBlock: boolean
  /** Of the element that is written in. */
  readonly attributes: Readonly<Record<string, string>>
  readonly isEditable: boolean
  /** The keys that ask for a link's address, and for the tools. */
  readonly onAsk: (wish: 'link' | 'tools') => void
}

/** The editor in the element that `place` is the ref of; null until it stands there. */
export function useEditor(options: EditorOptions): {
  readonly editor: Editor | null
  readonly place: (element: HTMLDivElement | null) => void
} {
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  // What the editor calls later is always of the latest drawing.
  const now = useRef(options)
  const lastValue = useRef(options.value)
  useEffect(function keepOptions() {
    now.current = options
  })
  useEffect(
    function standEditor() {
      if (element === null) return
      const made = create(element, now, lastValue)
      setEditor(made)
      return () => {
        setEditor(null)
        made.destroy()
      }
    },
    [element],
  )
  const { value, format, attributes, isEditable } = options
  const drawn = JSON.stringify(attributes)
  useEffect(
    function tellAttributes() {
      const named: unknown = JSON.parse(drawn)
      editor?.setOptions({
        editable: isEditable,
        editorProps: { ...editor.options.editorProps, attributes: isNamed(named) ? named : {} },
      })
    },
    [editor, drawn, isEditable],
  )
  useEffect(
    function takeValue() {
      // What came from here is not put back, so that the caret stays where it is.
      if (editor === null || value === lastValue.current) return
      lastValue.current = value
      editor.commands.setContent(toContent(format.read(value)), { emitUpdate: false })
    },
    [editor, value, format],
  )
  return { editor, place: setElement }
}

const isNamed = (value: unknown): value is Record<string, string> => typeof value === 'object' && value !== null

function create(
  element: HTMLElement,
  now: { readonly current: EditorOptions },
  lastValue: { current: string },
): Editor {
  const { format, attributes, isEditable, value, isBlock } = now.current
  lastValue.current = value
  return new Editor({
    element,
    extensions: editorParts(format, !isBlock),
    content: toContent(format.read(value)),
    editable: isEditable,
    // Its style element would be refused by the page's policy; RichTextField.css.ts has what is needed.
    injectCSS: false,
    editorProps: {
      attributes: { ...attributes },
      handleDOMEvents: { paste: pasteHtml, drop: dropHtml },
      handleKeyDown: (_, event) => {
        const wish =
          event.altKey && event.key === 'F10'
            ? 'tools'
            : (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
              ? 'link'
              : null
        if (wish !== null) now.current.onAsk(wish)
        return wish !== null
      },
    },
    onUpdate: ({ editor }) => {
      lastValue.current = now.current.format.write(fromContent(editor.state.doc))
      now.current.onChange(lastValue.current)
    },
    onBlur: () => now.current.onBlur?.(),
  })
}

function pasteHtml(view: EditorView, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html') ?? ''
  if (html === '' || !view.editable) return false
  event.preventDefault()
  view.dispatch(view.state.tr.replaceSelection(readHtml(html, view.state.schema)).scrollIntoView())
  return true
}

function dropHtml(view: EditorView, event: DragEvent): boolean {
  const html = event.dataTransfer?.getData('text/html') ?? ''
  // What is moved inside the field is known as parts, without HTML.
  if (html === '' || view.dragging !== null || !view.editable) return false
  event.preventDefault()
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
  if (at !== null) view.dispatch(view.state.tr.replace(at.pos, at.pos, readHtml(html, view.state.schema)))
  return true
}

/** What is set where the caret stands. */
export type ActiveName = 'bold' | 'italic' | 'heading' | 'subheading' | 'bullets' | 'numbers' | 'link'

const checks: Readonly<Record<ActiveName, (editor: Editor) => boolean>> = {
  bold: (editor) => editor.isActive('bold'),
  italic: (editor) => editor.isActive('italic'),
  heading: (editor) => editor.isActive('heading', { level: 2 }),
  subheading: (editor) => editor.isActive('heading', { level: 3 }),
  bullets: (editor) => editor.isActive('bulletList'),
  numbers: (editor) => editor.isActive('orderedList'),
  link: (editor) => editor.isActive('link'),
}

/** Follows what is set where the caret stands; draws anew only when that changes. */
export function useActive(editor: Editor): ReadonlySet<string> {
  const names = useSyncExternalStore(
    (onChange) => {
      editor.on('transaction', onChange)
      return () => editor.off('transaction', onChange)
    },
    () =>
      Object.entries(checks)
        .flatMap(([name, isSet]) => (isSet(editor) ? [name] : []))
        .join(' '),
  )
  return new Set(names.split(' '))
}
