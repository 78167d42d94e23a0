import type { Editor } from '@tiptap/core'
import { Bold, Heading2, Heading3, Italic, Link, List, ListOrdered, Redo2, Undo2, type LucideIcon } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { Toolbar, ToolbarGroup } from '../Toolbar/Toolbar.tsx'
import { useActive } from './useEditor.ts'

export interface EditorToolsProps {
  readonly editor: Editor
  /** The id of what is written in. */
  readonly controls: string
  readonly hasHeadings: boolean
  readonly onLink: () => void
  readonly toolbarRef: (element: HTMLDivElement | null) => void
}

/** What can be done with the words that are selected; afterwards the caret is back in the text. */
export function EditorTools({ editor, controls, hasHeadings, onLink, toolbarRef }: EditorToolsProps) {
  const words = useWords().writing
  const active = useActive(editor)
  const steps = () => editor.chain().focus()
  const tool = (label: string, glyph: LucideIcon, onPress: () => void, name?: string) => (
    <IconButton
      size="sm"
      label={label}
      icon={<Icon glyph={glyph} />}
      onPress={onPress}
      {...(name === undefined ? {} : { isPressed: active.has(name) })}
    />
  )
  return (
    <Toolbar label={words.tools} aria-controls={controls} ref={toolbarRef}>
      <ToolbarGroup label={words.words}>
        {tool(words.bold, Bold, () => steps().toggleBold().run(), 'bold')}
        {tool(words.italic, Italic, () => steps().toggleItalic().run(), 'italic')}
        {tool(words.link, Link, onLink, 'link')}
      </ToolbarGroup>
      <ToolbarGroup label={words.paragraphs}>
        {hasHeadings ? (
          <>
            {tool(words.heading, Heading2, () => steps().toggleHeading({ level: 2 }).run(), 'heading')}
            {tool(words.subheading, Heading3, () => steps().toggleHeading({ level: 3 }).run(), 'subheading')}
          </>
        ) : null}
        {tool(words.bullets, List, () => steps().toggleBulletList().run(), 'bullets')}
        {tool(words.numbers, ListOrdered, () => steps().toggleOrderedList().run(), 'numbers')}
      </ToolbarGroup>
      <ToolbarGroup label={words.steps}>
        {tool(words.undo, Undo2, () => steps().undo().run())}
        {tool(words.redo, Redo2, () => steps().redo().run())}
      </ToolbarGroup>
    </Toolbar>
  )
}
