import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { DialogFrame, DialogHead } from '../Dialog/DialogFrame.tsx'
import { actions, body } from '../Dialog/DialogPanel.css.ts'
import { Notice } from '../Notice/Notice.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import type { AlertDialogProps } from './alertDialogTypes.ts'
import { ConfirmWord, isSameWord } from './ConfirmWord.tsx'
import { description } from './AlertDialog.css.ts'
import { Consequences } from './Consequences.tsx'

/** What AlertDialog draws; never imported directly, so that its React Aria parts stay in a chunk of their own. */
export function AlertDialogPanel({ isOpen, onOpenChange, placement = 'centre', ...content }: AlertDialogProps) {
  const describedBy = useId()
  return (
    <DialogFrame
      component="AlertDialog"
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      describedBy={describedBy}
      placement={placement}
    >
      <Content {...content} describedBy={describedBy} onCancel={() => onOpenChange(false)} />
    </DialogFrame>
  )
}

interface ContentProps extends Omit<AlertDialogProps, 'isOpen' | 'onOpenChange' | 'placement'> {
  readonly describedBy: string
  readonly onCancel: () => void
}

// Alive only while the dialog is open, so that a typed word never waits for the next opening.
function Content(props: ContentProps) {
  const {
    title,
    children,
    consequences = [],
    actionLabel,
    onAction,
    confirmWord,
    isPending = false,
    errorMessage,
  } = props
  const { overlays } = useWords()
  const hintId = useId()
  const [entry, setEntry] = useState({ word: confirmWord, typed: '' })
  // What was typed confirmed another word.
  const typed = entry.word === confirmWord ? entry.typed : ''
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(function focusCancel() {
    // Over another dialog `autoFocus` comes too early: that dialog takes the focus back until React Aria knows this one.
    cancel.current?.focus()
  }, [])
  const isOpenToAct = confirmWord === undefined || isSameWord(typed, confirmWord)
  const act = (): void => {
    if (isOpenToAct && !isPending) onAction()
  }
  return (
    <>
      <DialogHead title={title} />
      <div className={body} data-part="body">
        <div className={description} id={props.describedBy} data-part="description">
          <p>{children}</p>
          {consequences.length === 0 ? null : <Consequences lines={consequences} />}
        </div>
        {confirmWord === undefined ? null : (
          <ConfirmWord
            word={confirmWord}
            typed={typed}
            onType={(next) => setEntry({ word: confirmWord, typed: next })}
            onEnter={act}
            hintId={hintId}
            hint={isOpenToAct ? null : overlays.confirmHint(actionLabel)}
          />
        )}
        {errorMessage === undefined ? null : (
          <Notice tone="bad" isLive>
            {errorMessage}
          </Notice>
        )}
      </div>
      <div className={actions} data-part="actions">
        {/* The least destructive answer has the focus (APG, alert dialog). */}
        <Button onPress={props.onCancel} ref={cancel}>
          {props.cancelLabel ?? overlays.cancel}
        </Button>
        <Button
          variant="solid"
          tone={props.tone ?? 'danger'}
          isPending={isPending}
          isDisabled={!isOpenToAct}
          disabledReasonId={hintId}
          onPress={act}
        >
          {actionLabel}
        </Button>
      </div>
    </>
  )
}
