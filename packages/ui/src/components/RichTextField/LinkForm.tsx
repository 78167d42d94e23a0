import type { Editor } from '@tiptap/core'
import { useState, type KeyboardEvent } from 'react'
import { Button } from '../Button/Button.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { TextField } from '../TextField/TextField.tsx'
import type { RichTextFormat } from './richText.ts'
import { linkForm, linkSteps } from './RichTextField.css.ts'

export interface LinkFormProps extends Pick<RichTextFormat, 'toAddress'> {
  readonly editor: Editor
  readonly onClose: () => void
}

/** Asks where the selected words lead; without a selection the address itself becomes the words. */
export function LinkForm(props: LinkFormProps) {
  const words = useWords().writing
  const { typed, type, isWrong, hasLink, apply, remove, leave } = useLink(props)
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      // WebKit makes a character of it, which would land in the text that has the focus by then, over what is selected.
      event.preventDefault()
      leave()
    }
    // Enter in a form around the field would save it.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault()
      apply()
    }
  }
  return (
    <div className={linkForm} role="group" aria-label={words.link} onKeyDown={onKeyDown}>
      <TextField
        label={words.address}
        value={typed}
        onChange={type}
        description={words.addressHint}
        spellCheck={false}
        ref={focusOnce}
        {...(isWrong && { errorMessage: words.noAddress })}
      />
      <div className={linkSteps}>
        <Button size="sm" onPress={apply}>
          {words.setLink}
        </Button>
        {hasLink ? (
          <Button size="sm" onPress={remove}>
            {words.removeLink}
          </Button>
        ) : null}
        <Button size="sm" variant="plain" onPress={leave}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}

/** The address is what was asked for: it has the focus when it comes. */
const focusOnce = (input: HTMLInputElement | null): void => input?.focus()

function useLink({ editor, toAddress, onClose }: LinkFormProps) {
  const href: unknown = editor.getAttributes('link')['href']
  // What the link led to when this was asked; the field then holds what is typed.
  const [present] = useState(typeof href === 'string' ? href : '')
  const [typed, setTyped] = useState(present.replace(/^mailto:/, ''))
  const [isWrong, setWrong] = useState(false)
  const steps = () => editor.chain().focus().extendMarkRange('link')
  const link = (address: string): void => {
    const isNew = editor.state.selection.empty && present === ''
    const words = { type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href: address } }] }
    void (isNew ? editor.chain().focus().insertContent(words) : steps().setLink({ href: address })).run()
  }
  return {
    typed,
    type: (text: string): void => {
      setTyped(text)
      setWrong(false)
    },
    isWrong,
    hasLink: present !== '',
    apply: (): void => {
      const address = toAddress(typed)
      if (address === null) return setWrong(true)
      link(address)
      onClose()
    },
    remove: (): void => {
      steps().unsetLink().run()
      onClose()
    },
    leave: (): void => {
      editor.commands.focus()
      onClose()
    },
  }
}
